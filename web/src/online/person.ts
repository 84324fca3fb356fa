// Who this browser is to a server: a key of 128 bits that it draws itself and keeps. Written as a
// recovery phrase it is eight words of five letters that can be said over the telephone, each 16
// bits: consonant, vowel, consonant, vowel, consonant.
import { forgetSwitch } from '../record/switch';
import { settings } from '../settings/settings.svelte';
import { t } from '../words/words.svelte';
import { hexadecimal } from '../wire/hexadecimal';

const PLACE = 'borgo-person';
const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';
const WORDS = 8;
const NAME_BYTES = 48;

let key = '';

const isKey = (text: string | null): text is string => /^[0-9a-f]{32}$/.test(text ?? '');

function keep(): void {
  try {
    localStorage.setItem(PLACE, key);
  } catch {
    // A browser that keeps nothing plays as somebody new next time.
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

/** The key, drawn when it is first needed. Whoever has it is this person. */
export function personKey(): string {
  if (key) return key;
  const found = kept();
  key = isKey(found) ? found : hexadecimal(crypto.getRandomValues(new Uint8Array(16)));
  if (key !== found) keep();
  return key;
}

/** This browser is somebody else from now on; the line is to be renewed. */
export function becomePerson(other: string): void {
  if (other !== kept()) forgetSwitch();
  key = other;
  keep();
}

/** A key nobody has: what was kept of this person means nothing to this browser any more. */
export function forgetPerson(): void {
  becomePerson(hexadecimal(crypto.getRandomValues(new Uint8Array(16))));
}

function wordOf(bits: number): string {
  const letter = (letters: string, shift: number) =>
    letters[(bits >> shift) & (letters.length - 1)]!;
  return (
    letter(CONSONANTS, 12) +
    letter(VOWELS, 10) +
    letter(CONSONANTS, 6) +
    letter(VOWELS, 4) +
    letter(CONSONANTS, 0)
  );
}

function bitsOf(word: string): number | null {
  if (word.length !== 5) return null;
  let bits = 0;
  for (const [place, letter] of [...word].entries()) {
    const letters = place % 2 ? VOWELS : CONSONANTS;
    const found = letters.indexOf(letter);
    if (found < 0) return null;
    bits = bits * letters.length + found;
  }
  return bits;
}

/** The key as a recovery phrase. */
export function phraseOf(person: string): string {
  const parts = person.match(/.{4}/g) ?? [];
  return parts.map((part) => wordOf(Number.parseInt(part, 16))).join(' ');
}

/** What somebody typed: the key, or what is wrong with it, as a sentence. */
export function readPhrase(text: string): { key: string } | { error: string } {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (words.length !== WORDS)
    return {
      error: t('A recovery phrase has eight words; here are {count}.', { count: words.length }),
    };
  const wrong = words.find((word) => bitsOf(word) === null);
  if (wrong)
    return { error: t('“{word}” can’t be a word of a recovery phrase.', { word: wrong }) };
  const digits = words.map((word) => bitsOf(word)!.toString(16).padStart(4, '0'));
  return { key: digits.join('') };
}

/** The name others see; empty if none was chosen. */
export const personName = (): string => settings.names[0] ?? '';

/** Chooses the name. Empty if it will do, else what is wrong with it. */
export function setPersonName(text: string): string {
  const name = text.trim().replace(/\s+/g, ' ');
  if (!name) return t('A name has at least one letter.');
  if (new TextEncoder().encode(name).length > NAME_BYTES)
    return t('This name is too long for a plate.');
  settings.names[0] = name;
  return '';
}
