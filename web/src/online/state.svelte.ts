// What is known of the line to the server, for everything that shows it.

/** Gone: it has been looked for in vain for a while; it is looked for still. */
export type LineState = 'here' | 'seeking' | 'gone';

export interface Me {
  /** What others see this person by. */
  person: string;
  name: string;
}

let line = $state<LineState>('seeking');
let served = $state<boolean | null>(null);
let me = $state.raw<Me>({ person: '', name: '' });

export const lineState = (): LineState => line;
/** Whether a server answers where the page comes from; null while that isn't known. */
export const isServed = (): boolean | null => served;
/** As the server knows the person of this page; empty before it has said so. */
export const whoAmI = (): Me => me;

export function setLine(state: LineState): void {
  line = state;
}
export function setServed(answers: boolean): void {
  served = answers;
}
export function setMe(known: Me): void {
  me = known;
}
