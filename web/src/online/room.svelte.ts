// A table before its game, for whoever is in its room: what the keeper can change, who could be
// asked to come, and what the server said last.
import type { Acquaintance, Chair, PeopleAnswer, SeatAnswer, TableInfo } from '../../types/live';
import { isLevel } from '../start/words';
import { t } from '../words/words.svelte';
import { lampOf, type ChairLook, type Wanted } from './chairs';
import { request } from './line';

/** As `arrange` has them: whoever sits there stays. */
export function wantedOf({ seats }: TableInfo): Wanted[] {
  return seats.map((chair, seat): Wanted => {
    if (chair.kind === 'open') return { kind: 'open' };
    if (chair.kind === 'computer' && isLevel(chair.level))
      return { kind: 'computer', level: chair.level, name: chair.name };
    return { kind: 'stay', seat };
  });
}

function noteOf(chair: Exclude<Chair, { kind: 'open' | 'computer' }>, keeper: boolean): string {
  if (chair.kind === 'invited') return chair.here ? t('invited, is here') : t('invited');
  if (keeper) return t('keeper of the table');
  if (chair.here === 'seeking') return t('reconnecting');
  return chair.here ? t('is here') : t('away');
}

export function looksOf(info: TableInfo, mine: number | 'watch', asked: string): ChairLook[] {
  let free = 0;
  return info.seats.map((chair, seat): ChairLook => {
    if (chair.kind === 'open') {
      free += 1;
      const note = info.public ? t('for everybody') : t('for whoever has the link');
      const invited = asked && free === 1 ? t('{name} is invited', { name: asked }) : note;
      return { kind: 'open', name: t('A free chair'), note: invited };
    }
    if (chair.kind === 'computer')
      return {
        kind: 'computer',
        name: chair.name,
        note: t('computer'),
        ...(isLevel(chair.level) && { level: chair.level }),
      };
    return {
      kind: chair.kind === 'invited' ? 'open' : 'person',
      name: chair.name,
      note: noteOf(chair, seat === info.keeper),
      lamp: lampOf(chair.here),
      mine: seat === mine && chair.kind !== 'invited',
    };
  });
}

export class RoomDesk {
  readonly table: string;
  people = $state.raw<Acquaintance[]>([]);
  /** Whom one has asked, the last one first. */
  asked = $state.raw<Acquaintance[]>([]);
  problem = $state('');

  constructor(table: string) {
    this.table = table;
  }

  async #do<T extends object>(verb: string, members: object = {}): Promise<T | null> {
    const answer = await request<T>(verb, { table: this.table, ...members });
    this.problem = answer.ok ? '' : answer.error;
    return answer.ok ? answer : null;
  }

  async lookAround(): Promise<void> {
    const answer = await request<PeopleAnswer>('people');
    if (answer.ok) this.people = answer.people;
  }

  async sitDown(name: string, seat?: number): Promise<void> {
    await this.#do<SeatAnswer>('join', { name, ...(seat !== undefined && { seat }) });
  }
  async getUp(): Promise<void> {
    await this.#do('leave');
  }
  async close(): Promise<boolean> {
    return (await this.#do('close')) !== null;
  }
  async arrange(seats: Wanted[]): Promise<void> {
    await this.#do('arrange', { seats });
  }
  async remove(seat: number): Promise<void> {
    await this.#do('remove', { seat });
  }
  async start(without: boolean): Promise<void> {
    await this.#do('start', without ? { without: true } : {});
  }
  async invite(person: Acquaintance): Promise<void> {
    if (this.asked.some((one) => one.person === person.person)) return;
    if (await this.#do('invite', { person: person.person })) this.asked = [person, ...this.asked];
  }
}
