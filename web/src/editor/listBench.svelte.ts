// Editing a list: a piece is chosen, the box changes its words, one or all that are alike.
import { t } from '../words/words.svelte';
import type { Bench, Told } from './bench';
import type { Draft } from './draft.svelte';
import type { ListKind, Piece } from './lists';
import { linesOf, withWord } from './words';

/** Complaints about the whole: there is no piece to point at. */
const ABOUT_ALL = /-count$|-expected$|^(rows|no-cards|only-kind-10|goals-shut|nothing-follows)$/;

export class ListBench implements Bench {
  readonly draft: Draft;
  readonly kind: ListKind;
  id = $state('');
  all = $state(false);
  said = $state('');
  /** Of a tile: which of its four squares is painted. */
  square = $state(0);
  /** The stage knows where pieces lie. */
  walker: ((key: string) => void) | null = null;
  /** The box's own keys. */
  keys: ((key: string) => boolean) | null = null;

  constructor(draft: Draft, kind: ListKind) {
    this.draft = draft;
    this.kind = kind;
  }

  readonly pieces = $derived.by(() => this.kind.pieces(this.draft.text));
  readonly piece = $derived.by(() => this.pieces.find(({ id }) => id === this.id) ?? null);
  get readable(): boolean {
    return true;
  }
  get chosen(): boolean {
    return this.piece !== null;
  }
  get summary(): string {
    return this.kind.summary(this.pieces);
  }
  get playLabel(): string {
    return this.kind.playLabel();
  }
  readonly scopes = $derived.by(() =>
    this.kind.data === 'cards' || this.piece?.letter !== undefined
      ? null
      : { one: t('this one'), all: t('all that are alike') },
  );
  alike(piece: Piece): Piece[] {
    return this.pieces.filter((each) => each.alike === piece.alike && !each.letter);
  }
  #scope(piece: Piece): Piece[] {
    return this.all && this.scopes ? this.alike(piece) : [piece];
  }

  choose(id: string): void {
    this.id = id;
  }
  letGo(): void {
    this.id = '';
  }
  #change(text: string): void {
    this.draft.change(text);
    this.said = this.piece?.label ?? '';
  }
  /** Another word of the chosen piece's line. */
  setWord(index: number, word: string): void {
    if (!this.piece || !word || /\s/.test(word)) return;
    let text = this.draft.text;
    for (const { line } of this.#scope(this.piece)) text = withWord(text, line, index, word);
    this.#change(text);
  }
  /** Another word for the piece that is one, or another letter. */
  setSelf(word: string): void {
    const piece = this.piece;
    if (!piece) return;
    let text = this.draft.text;
    if (piece.letter !== undefined) {
      const line = linesOf(text)[piece.line]!;
      const [from, to] = piece.span!;
      const lines = linesOf(text);
      lines[piece.line] = line.slice(0, from) + word + line.slice(to);
      text = lines.join('\n');
    } else
      for (const each of this.#scope(piece)) text = withWord(text, each.line, each.word!, word);
    this.#change(text);
  }
  setText(text: string): void {
    this.#change(text);
  }
  more(): void {
    if (this.piece && this.kind.more) this.#change(this.kind.more(this.draft.text, this.piece));
  }
  less(): void {
    const { piece } = this;
    if (!piece || !this.kind.less) return;
    const others = this.alike(piece).filter(({ id }) => id !== piece.id);
    this.#change(this.kind.less(this.draft.text, piece));
    // The numbers of lines behind it have changed: another of the same is chosen, if there is one.
    const next = this.pieces.find(({ alike }) => alike === piece.alike);
    this.id = others.length && next ? next.id : '';
  }

  key(key: string): boolean {
    if (key.startsWith('Arrow')) {
      this.walker?.(key);
      return this.walker !== null;
    }
    if (!this.piece) return false;
    if (key === '+') this.more();
    else if (key === '-' || key === 'Delete') this.less();
    else return this.keys?.(key) ?? false;
    return true;
  }

  /** The piece the loader complains about. */
  get wrong(): Piece | null {
    const complaint = this.draft.complaint;
    if (!complaint || ABOUT_ALL.test(complaint.kind)) return null;
    const column = complaint.column === null ? null : complaint.column - 1;
    const within = ({ span }: Piece) =>
      !span || column === null || (column >= span[0] && column < Math.max(span[1], span[0] + 1));
    return this.pieces.find((piece) => piece.line === complaint.line - 1 && within(piece)) ?? null;
  }
  /** Of the chosen piece: the word that is wrong, or -1. */
  get wrongWord(): number {
    const complaint = this.draft.complaint;
    if (!complaint?.column || !this.piece || this.wrong?.id !== this.piece.id) return -1;
    const before = (linesOf(this.draft.text)[this.piece.line] ?? '').slice(0, complaint.column);
    return before.trim().split(/[ \t]+/).length - 1;
  }
  get told(): Told | null {
    return this.draft.complaint ? { title: '', body: '', advice: '' } : null;
  }
  mend(): Promise<boolean> {
    return this.draft.mend();
  }
}
