// SHIM until the wire shows a position at a step.
import { openModule, type Answer } from '../wire/module';
let second: Promise<(r: object) => Answer> | undefined;
let stood = -1;
let status: Answer = { ok: true };
export async function shim(compiled: Promise<WebAssembly.Module>, record: string, request: Record<string, unknown>): Promise<Answer> {
  second ??= openModule(compiled);
  const other = await second;
  const step = request.at as number;
  if (stood !== step) {
    const lines = record.split('\n');
    const start = lines.indexOf('moves') + 1;
    const all = lines.slice(start).filter((l) => /^(chance|\d) /.test(l));
    const moves = all.slice(0, step);
    const whole = lines.includes('over') && step === all.length;
    const tail = whole ? lines.slice(lines.indexOf('over')) : ['unfinished', 'end', ''];
    const text = [...lines.slice(0, start), ...moves, ...tail].join('\n');
    status = other({ do: 'load', record: text });
    stood = step;
  }
  const { at: _, seat, ...rest } = request;
  return { ...status, ...other({ ...rest, viewer: seat === 'open' ? 0 : seat }) };
}
