import { z } from 'zod';
import type { Call } from '../../../proto/contract.ts';
import type { Example } from '../../../proto/examples/example.ts';
import { session, standIns } from '../../../proto/examples/names.ts';
import type { Answer } from '../site.ts';
import { acrossDomains, exceptionOf, merged, unknown, unread } from './exceptions.ts';
import { MARK } from './foreign-domain.ts';
import { send } from './send.ts';
import { isObject } from './stand-ins.ts';
import { refusalOf, type ContractWorld } from './world.ts';
import { changed, type Path, wrongInputs } from './wrong-inputs.ts';

/** Each field missing or of a wrong type. */
export async function wrongFields(world: ContractWorld, call: Call, example: Example): Promise<string[]> {
  const found: string[] = [];
  for (const { what, place, input } of wrongInputs(call, world.input(example))) {
    if (exceptionOf(unread, `${call.subject} ${place}`)) continue;
    const answer = await send(world.site, call, input, world.tokenOf(example));
    found.push(...refusalOf(answer, 400).map((wrong) => `${what}: ${wrong}`));
  }
  return found;
}

/** Each id one that nobody has. */
export async function unknownIds(world: ContractWorld, call: Call, example: Example): Promise<string[]> {
  const found: string[] = [];
  for (const [path] of namesIn(example.in)) {
    const place = path.join('.');
    const { status } = exceptionOf(unknown, `${call.subject} ${place}`) ?? { status: 404 };
    if (status === 0) continue;
    const input = changed(world.input(example), path, 'made-by-nobody');
    const wrong = expectIn([status], await send(world.site, call, input, world.tokenOf(example)));
    found.push(...wrong.map((one) => `with an unknown ${place}: ${one}`));
  }
  return found;
}

/** Each id one of another domain: for whoever may send the call, and for nobody. */
export async function foreignIds(
  world: ContractWorld,
  call: Call,
  example: Example,
  theirs: Map<string, string>,
  asked: Set<string>,
): Promise<string[]> {
  const found: string[] = [];
  for (const [path, name] of namesIn(example.in)) {
    const place = path.join('.');
    const { status } = exceptionOf(acrossDomains, `${call.subject} ${place}`) ?? { status: 404 };
    const once = `${call.subject} ${place} ${example.as}`;
    if (status === 0 || !theirs.has(name) || asked.has(once)) continue;
    asked.add(once);
    const input = changed(world.input(example), path, theirs.get(name));
    if (call.who === 'anyone') {
      const answer = await send(world.site, call, input);
      found.push(...refusalOf(answer, 404).map((wrong) => `nobody, with their ${place}: ${wrong}`));
      if (answer.text.includes(MARK)) found.push(`nobody is told of their ${place}: ${answer.text}`);
    }
    if (!example.as) continue;
    // Another domain has revisions of its own, and they count there.
    const allowed = status === 200 ? [200, 400, 409] : [status];
    const wrong = expectIn(allowed, await send(world.site, call, input, world.tokenOf(example)));
    found.push(...wrong.map((one) => `with their ${place}: ${one}`));
  }
  return found;
}

/** Started from a revision that is older than what is there. */
export async function staleRevision(world: ContractWorld, call: Call, example: Example): Promise<string[]> {
  const [place] = placesOf(REVISION, example.in);
  if (!place) return [];
  const input = changed(world.input(example), place, (valueAt(example.in, place) as number) - 1);
  const answer = await send(world.site, call, input, world.tokenOf(example));
  const isNamed = typeof answer.json?.error?.details?.revision === 'number';
  return [...refusalOf(answer, 409), ...(isNamed ? [] : [`names no revision: ${answer.text}`])];
}

/** Whether a call of this contract is to refuse what was started from an older revision. */
export const takesRevision = (call: Call): boolean =>
  call.kind === 'command' &&
  !exceptionOf(merged, call.subject) &&
  /"(revision|base)":\{/.test(JSON.stringify(z.toJSONSchema(call.in, { io: 'input', unrepresentable: 'any' })));

export const namesRevision = (example: Example): boolean =>
  'out' in example && placesOf(REVISION, example.in).length > 0;

const REVISION = /^(revision|base)$/;

const expectIn = (statuses: number[], answer: Answer): string[] => {
  if (!statuses.includes(answer.status)) return [`${answer.status} instead of ${statuses.join()}: ${answer.text}`];
  return answer.status === 200 ? [] : refusalOf(answer, answer.status);
};

/** Where the ids of an input stand. */
const namesIn = (input: unknown): [Path, string][] =>
  placesOf(/./, input).flatMap((path) => {
    const value = valueAt(input, path);
    return typeof value === 'string' && ids.has(value) ? [[path, value]] : [];
  });

const ids = new Set(standIns.filter((name) => !Object.values<string>(session).includes(name)));

function placesOf(name: RegExp, value: unknown, path: Path = []): Path[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([field, inner]) => [
    ...(name.test(field) && !isObject(inner) ? [[...path, field]] : []),
    ...placesOf(name, inner, [...path, field]),
  ]);
}

const valueAt = (value: unknown, path: Path): unknown => path.reduce<any>((inner, step) => inner?.[step], value);
