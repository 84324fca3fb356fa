// The signs on buttons and in facts, in a box of 24, in the colour of the text round them. Those of
// OUTLINED say nothing of how they are stroked, because all are alike; those of WIDE are a little
// bolder (the controls of a board); those of OWN bring their own attributes.

const OUTLINED = {
  back: '<path d="M14.5 5 8 12l6.5 7"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  next: '<path d="m9.5 5 6.5 7-6.5 7"/>',
  down: '<path d="m6 9.5 6 6 6-6"/>',
  seal:
    '<path d="M12 2.8 14.6 4.6 17.8 4.4 18.8 7.4 21.3 9.3 20.3 12.3 21.3 15.3 18.8 17.2 ' +
    '17.8 20.2 14.6 20 12 21.8 9.4 20 6.2 20.2 5.2 17.2 2.7 15.3 3.7 12.3 2.7 9.3 5.2 7.4 ' +
    '6.2 4.4 9.4 4.6Z"/><path d="m8 12.4 2.8 2.8 5.4-5.8"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7"/>',
  replay: '<path d="M4 5v5h5M4.6 9.6A8.3 8.3 0 1 1 3.8 13"/><path d="M12 8v4.5l3 2"/>',
  chart: '<path d="M4 4v16h16"/><path d="m7.5 15 3.5-4.5 3 2.5 5-7"/>',
  keep: '<path d="M5 3.5h11l4 4V20.5H5Z"/><path d="M8.5 3.5v5h7v-5M8.5 20.5v-6h7v6"/>',
  device: '<rect x="6.5" y="3" width="11" height="18" rx="2.4"/><path d="M10.5 18h3"/>',
  people:
    '<circle cx="8.5" cy="8" r="3.2"/><path d="M2.5 19c0-4 2.6-6 6-6s6 2 6 6M16 5.5a3 3 0 0 ' +
    '1 0 5.6M17.5 13.6c2.5.5 4 2.4 4 5.4"/>',
  globe:
    '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c5 5.6 5 12.4 0 18M12 3c-5 5.6-5 ' +
    '12.4 0 18"/>',
  sound:
    '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"/>',
  mute: '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5"/>',
  file: '<path d="M6 3h8l4.5 4.5V21H6Z"/><path d="M14 3v5h4.5M9.5 13h5M9.5 16.5h5"/>',
  move: '<path d="M3 8h8M2 12h6M3 16h8"/><circle cx="16.5" cy="12" r="4.5"/>',
  here:
    '<path d="M12 21c-4.5-5-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2 6-6.5 11Z"/><circle ' +
    'cx="12" cy="10" r="2.3"/>',
  eye:
    '<path d="M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 ' +
    '2.5 12Z"/><circle cx="12" cy="12" r="3"/>',
  names: '<path d="M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19ZM13.5 7l3.5 3.5"/>',
  off:
    '<path d="M6.5 18.5a4.5 4.5 0 0 1-.6-9A6 6 0 0 1 17.4 8.3a5 5 0 0 1 .3 10.2Z"/><path ' +
    'd="m9 13 2.2 2.2L15.4 11"/>',
  lot:
    '<rect x="4" y="4" width="16" height="16" rx="4"/><g fill="currentColor" ' +
    'stroke="none"><circle cx="9" cy="9" r="1.7"/><circle cx="15" cy="15" r="1.7"/><circle ' +
    'cx="12" cy="12" r="1.7"/></g>',
  settings:
    '<path d="M4 7.5h7.5M17.5 7.5H20M4 16.5h2.5M12.5 16.5H20"/><circle cx="14.5" cy="7.5" r="2.8"/><circle ' +
    'cx="9.5" cy="16.5" r="2.8"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>',
  first: '<path d="M6 5v14M19 5.5v13L9.5 12Z" fill="currentColor" stroke-width="2"/>',
  last: '<path d="M18 5v14M5 5.5v13l9.5-6.5Z" fill="currentColor" stroke-width="2"/>',
  fore: '<path d="M9.5 6l6 6-6 6"/>',
  play: '<path d="M8 5.5v13L18.5 12Z" fill="currentColor" stroke-width="2"/>',
  shut: '<path d="M3 10c2 3 5.2 4.8 9 4.8S19 13 21 10M5.5 13.5 4 16M12 15v3M18.5 13.5 20 16"/>',
  branch: '<path d="M5 20V9a4 4 0 0 1 4-4h9M14.5 1.5 18.5 5l-4 3.5"/>',
  link:
    '<path d="M10 14a4.2 4.2 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1.2 1.2M14 10a4.2 4.2 0 0 ' +
    '0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1.2-1.2"/>',
  copy:
    '<rect x="8" y="8" width="12" height="12" rx="2.5"/><path d="M16 8V6a2 2 0 0 ' +
    '0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2"/>',
  share:
    '<path d="M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v7a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 ' +
    '19 19v-7"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5.3l3.4 2"/>',
  key: '<circle cx="8" cy="15.5" r="4.5"/><path d="m11.3 12.2 8.2-8.2M16 7.5l2.5 2.5"/>',
  chat: '<path d="M4 5.5h16v11H11l-5 4v-4H4Z"/>',
  plug:
    '<path d="M4 9c5-5 11-5 16 0M7 12.5c3.2-3 6.8-3 10 0"/><circle cx="12" cy="17" r="2" ' +
    'fill="currentColor" stroke="none"/><path d="M4 20 20 4"/>',
  wave:
    '<path d="M4 9c5-5 11-5 16 0M7 12.5c3.2-3 6.8-3 10 0"/><circle cx="12" cy="17" r="2" ' +
    'fill="currentColor" stroke="none"/>',
  cross: '<path d="M6 6l12 12M18 6 6 18"/>',
  chip:
    '<rect x="5" y="5" width="14" height="14" rx="2.5"/><path d="M9 2v3M15 2v3M9 19v3M15 ' +
    '19v3M2 9h3M2 15h3M19 9h3M19 15h3"/><circle cx="9.8" cy="11" r="1.3" fill="currentColor" ' +
    'stroke="none"/><circle cx="14.2" cy="11" r="1.3" fill="currentColor" stroke="none"/>' +
    '<path d="M9.5 14.6h5"/>',
  person: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20c.8-4 3.6-6 7.5-6s6.7 2 7.5 6"/>',
  pause: '<path d="M8 5v14M16 5v14"/>',
  chevron: '<path d="m7 9.5 5 5 5-5"/>',
  flag: '<path d="M6 21V3.5M6 4.5l12 3.5-12 4.5"/>',
  cal: '<rect x="4" y="5" width="16" height="15" rx="2.5"/><path d="M4 10h16M8.5 3v4M15.5 3v4"/>',
  print:
    '<path d="M7 9V3.5h10V9M7 17H4.5V9h15v8H17M7 14h10v6.5H7Z"/>',
  trash: '<path d="M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13h9l1-13"/>',
  text: '<path d="M5 6h14M12 6v13"/>',
  bell: '<path d="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15ZM10 20.5h4"/>',
};

const WIDE = {
  zoomIn: '<path d="M12 5v14M5 12h14"/>',
  zoomOut: '<path d="M5 12h14"/>',
  fit: '<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>',
  plan: '<path d="M12 4 3 8.5l9 4.5 9-4.5Z"/><path d="m3 13 9 4.5 9-4.5"/>',
  turn: '<path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4.2h-4.2"/>',
  look:
    '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"/>' +
    '<circle cx="12" cy="12" r="3"/>',
  pass: '<path d="M4 12h13M12 6l6 6-6 6"/>',
};

const OWN = {
  undo:
    '<path d="M9 5 4 10l5 5M4.5 10H14a5 5 0 0 1 0 10h-3" fill="none" ' +
    'stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  hint:
    '<path d="M12 3a6.5 6.5 0 0 0-3.6 11.9c.7.5 1.1 1.2 1.1 2.1h5c0-.9.4-1.6 1.1-2.1A6.5 ' +
    '6.5 0 0 0 12 3ZM9.8 20.5h4.4" fill="none" stroke="currentColor" stroke-width="2" ' +
    'stroke-linecap="round" stroke-linejoin="round"/>',
  tallest: '<path d="M3 21V14h5v7M9.5 21V4h5v17M16 21v-4.5h5V21" fill="currentColor"/>',
  most:
    '<path d="M2 21v-7l3.5-3 3.5 3v7ZM9.6 14.5v-7L13 4.6l3.4 2.9v7ZM15.5 21v-7l3.3-3 3.2 ' +
    '3v7Z" fill="currentColor"/>',
  group:
    '<path d="M2.5 14h5.6v5.6H2.5zM9.2 14h5.6v5.6H9.2zM15.9 14h5.6v5.6h-5.6zM9.2 ' +
    '7.3h5.6v5.6H9.2z" fill="currentColor"/><path d="M7 16.8h10M12 11v5" ' +
    'stroke="currentColor" stroke-width="2"/>',
  cards:
    '<rect x="3" y="5" width="10" height="14" rx="2" fill="none" stroke="currentColor" ' +
    'stroke-width="2" transform="rotate(-8 8 12)"/><rect x="10" y="5" width="10" height="14" ' +
    'rx="2" fill="var(--paper)" stroke="currentColor" stroke-width="2" transform="rotate(8 ' +
    '15 12)"/>',
  storey:
    '<path d="M3 9.5 7 5h14v10l-3.5 4H3Z" fill="none" stroke="currentColor" stroke-width="2" ' +
    'stroke-linejoin="round"/><path d="M3 9.5h14.5V19M17.5 9.5 21 5" fill="none" ' +
    'stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  moonmode: '<path d="M14 3a9 9 0 1 0 7 13A8 8 0 0 1 14 3Z" fill="currentColor"/>',
  sunmode:
    '<circle cx="12" cy="12" r="4.5" fill="currentColor"/><path d="M12 2v3M12 19v3M2 12h3M19 ' +
    '12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2" stroke="currentColor" stroke-width="2" ' +
    'stroke-linecap="round"/>',
  book:
    '<path d="M12 6C9.5 4.3 6.5 4 3 4.3V19c3.5-.3 6.5 0 9 1.7 2.5-1.7 5.5-2 ' +
    '9-1.7V4.3C17.5 4 14.5 4.3 12 6Zm0 0v14.5" fill="none" stroke="currentColor" ' +
    'stroke-width="2" stroke-linejoin="round"/>',
  more:
    '<circle cx="5" cy="12" r="2" fill="currentColor"/><circle cx="12" cy="12" r="2" ' +
    'fill="currentColor"/><circle cx="19" cy="12" r="2" fill="currentColor"/>',
  log:
    '<path d="M5 6h14M5 12h14M5 18h9" stroke="currentColor" stroke-width="2.2" ' +
    'stroke-linecap="round"/>',
  draw:
    '<rect x="7" y="4" width="11" height="16" rx="2" fill="none" stroke="currentColor" ' +
    'stroke-width="2"/><path d="M12.5 8.5v7M9 12h7" stroke="currentColor" stroke-width="2" ' +
    'stroke-linecap="round"/>',
  phaseRoles:
    '<rect x="3" y="4" width="11" height="16" rx="2" fill="none" stroke="currentColor" ' +
    'stroke-width="2" transform="rotate(-7 8 12)"/><circle cx="16" cy="9.5" r="3" ' +
    'fill="currentColor"/><path d="M10.5 20c0-4 2.4-6.2 5.5-6.2s5.5 2.2 5.5 6.2Z" ' +
    'fill="currentColor"/>',
  phaseZoning:
    '<rect x="3" y="3" width="18" height="18" rx="3" fill="none" stroke="currentColor" ' +
    'stroke-width="2"/><rect x="7.5" y="7.5" width="9" height="9" rx="1.5" fill="currentColor"/>',
  phaseAuction:
    '<ellipse cx="12" cy="7" rx="8" ry="4" fill="currentColor"/><path d="M4 11.5c0 2.2 3.6 4 ' +
    '8 4s8-1.8 8-4M4 16c0 2.2 3.6 4 8 4s8-1.8 8-4" fill="none" stroke="currentColor" ' +
    'stroke-width="2"/>',
  phaseConstruction:
    '<path d="M3 21V10h8v11M11 21V5h10v16" fill="none" stroke="currentColor" ' +
    'stroke-width="2" stroke-linejoin="round"/><path d="M14 9h1.5M17.5 9H19M14 13h1.5M17.5 ' +
    '13H19M6 14h2" stroke="currentColor" stroke-width="2"/>',
  domino:
    '<path d="M2.5 7.5h19v8h-19ZM12 7.5v8M2.5 15.5v3h19v-3" fill="none" ' +
    'stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
};

export type IconName = keyof typeof OUTLINED | keyof typeof WIDE | keyof typeof OWN;

const outlined = (width: number): string =>
  ` fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" ` +
  `stroke-linejoin="round"`;

const has = <T extends object>(table: T, name: PropertyKey): name is keyof T => name in table;

export function icon(name: IconName, size = 20): string {
  const box =
    `class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" ` + `aria-hidden="true"`;
  if (has(OWN, name)) return `<svg ${box}>${OWN[name]}</svg>`;
  if (has(WIDE, name)) return `<svg ${box}${outlined(2.2)}>${WIDE[name]}</svg>`;
  return `<svg ${box}${outlined(2.1)}>${OUTLINED[name]}</svg>`;
}
