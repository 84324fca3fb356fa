// Desk or phone: below 1000 px of width the phone's layout holds.
const narrow = matchMedia('(max-width: 999px)');
let compact = $state(narrow.matches);
narrow.addEventListener('change', () => (compact = narrow.matches));

export const isCompact = (): boolean => compact;
