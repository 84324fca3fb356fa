// The page's texts in the reader's language. A text is its own English name; the others come from
// the same catalogues as the program's (po/), loaded when they are chosen. tools/page_texts.py
// finds all calls of t, tn and mark.

export const LANGUAGES = { en: 'English', fr: 'Français', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;
type Catalogue = Record<string, string | string[]>;
export type Places = Record<string, string | number>;

const loaders: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => Promise.resolve({ default: {} }),
  fr: () => import('virtual:words/fr'),
  it: () => import('virtual:words/it'),
};

let current = $state<Language>('en');
let catalogue = $state.raw<Catalogue>({});

export const language = (): Language => current;

/** The device's language if it is one of ours. */
export function deviceLanguage(): Language {
  for (const wanted of navigator.languages ?? [navigator.language]) {
    const code = wanted.slice(0, 2) as Language;
    if (code in LANGUAGES) return code;
  }
  return 'en';
}

export async function speak(wanted: Language): Promise<void> {
  catalogue = (await loaders[wanted]()).default;
  current = wanted;
  document.documentElement.lang = wanted;
}

function fill(text: string, places: Places): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(places[name] ?? whole));
}

/** A text; `{name}` stands for a place. */
export function t(text: string, places: Places = {}): string {
  const found = catalogue[text];
  return fill(typeof found === 'string' ? found : text, places);
}

// English and Italian have one form for one, French also for none.
function isOne(count: number): boolean {
  return current === 'fr' ? count < 2 : count === 1;
}

/** A text that depends on a number, which is its place `{count}`. */
export function tn(one: string, many: string, count: number, places: Places = {}): string {
  const found = catalogue[one];
  const form = isOne(count) ? 0 : 1;
  const text = Array.isArray(found) ? found[form] : undefined;
  return fill(text ?? (form === 0 ? one : many), { count: number(count), ...places });
}

/** A whole number as people of that language write it. */
export function number(value: number): string {
  return value.toLocaleString(current);
}

/** With a capital first letter, for what stands alone. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(current) + text.slice(1);
}

/** A text that is translated elsewhere: only marks it. */
export const mark = (text: string): string => text;
