import { z } from 'zod';
import type { Call } from '../../../proto/contract.ts';
import type { Example } from '../../../proto/examples/example.ts';
import { session, standIns } from '../../../proto/examples/names.ts';
import type { Answer } from '../site.ts';
import { acrossDomains, exceptionOf, merged, unknown, unread } from './exceptions.ts';
import { MARK } from './foreign-domain.ts';
import { send } from './send.ts';
import { isObject } from './placeholders.ts';
import { refusalOf, type ContractWorld } from './world.ts';
import { replaceAt, type Path, invalidInputs } from './invalid-inputs.ts';

/** Returns the inputs that are accepted although a field is missing or has a wrong type. */
export async function findUnrefusedInputs(world: ContractWorld, call: Call, example: Example): Promise<string[]> {
  const found: string[] = [];
  for (const { what, path, input } of invalidInputs(call, world.input(example))) {
    if (exceptionOf(unread, `${call.subject} ${path}`)) continue;
    const answer = await send(world.site, call, input, world.tokenOf(example));
    found.push(...refusalOf(answer, 400).map((error) => `${what}: ${error}`));
  }
  return found;
}

/** Replaces each id with an unknown one, and returns unexpected responses. */
export async function unknownIds(world: ContractWorld, call: Call, example: Example): Promise<string[]> {
  const found: string[] = [];
  for (const [path] of namesIn(example.in)) {
    const field = path.join('.');
    const { status } = exceptionOf(unknown, `${call.subject} ${field}`) ?? { status: 404 };
    if (status === 0) continue;
    const input = replaceAt(world.input(example), path, 'unknown-id');
    const error = expectIn([status], await send(world.site, call, input, world.tokenOf(example)));
    found.push(...error.map((one) => `with an unknown ${field}: ${one}`));
  }
  return found;
}

/** Replaces each id with one of another domain, as the caller of the example and as an anonymous one. Returns unexpected responses. */
export async function acceptedForeignIds(
  world: ContractWorld,
  call: Call,
  example: Example,
  foreignIds: Map<string, string>,
  tried: Set<string>,
): Promise<string[]> {
  const found: string[] = [];
  for (const [path, name] of namesIn(example.in)) {
    const field = path.join('.');
    const { status } = exceptionOf(acrossDomains, `${call.subject} ${field}`) ?? { status: 404 };
    const once = `${call.subject} ${field} ${example.as}`;
    if (status === 0 || !foreignIds.has(name) || tried.has(once)) continue;
    tried.add(once);
    const input = replaceAt(world.input(example), path, foreignIds.get(name));
    if (call.who === 'anyone') {
      const answer = await send(world.site, call, input);
      found.push(...refusalOf(answer, 404).map((error) => `anonymous, with a foreign ${field}: ${error}`));
      if (answer.text.includes(MARK)) found.push(`anonymous gets the foreign ${field}: ${answer.text}`);
    }
    if (!example.as) continue;
    // The revision of the foreign document may differ.
    const allowed = status === 200 ? [200, 400, 409] : [status];
    const error = expectIn(allowed, await send(world.site, call, input, world.tokenOf(example)));
    found.push(...error.map((one) => `with a foreign ${field}: ${one}`));
  }
  return found;
}

/** Sends a revision that is older than the stored one. */
export async function staleRevision(world: ContractWorld, call: Call, example: Example): Promise<string[]> {
  const [path] = placesOf(REVISION, example.in);
  if (!path) return [];
  const input = replaceAt(world.input(example), path, (valueAt(example.in, path) as number) - 1);
  const answer = await send(world.site, call, input, world.tokenOf(example));
  const isNamed = typeof answer.json?.error?.details?.revision === 'number';
  return [...refusalOf(answer, 409), ...(isNamed ? [] : [`names no revision: ${answer.text}`])];
}

/** Returns true if a call with this contract must refuse an older revision. */
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

/** Returns the paths of the ids in an input. */
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
