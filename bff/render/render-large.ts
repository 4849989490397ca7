import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import type { Visit } from '../../proto/visit.ts';
import { ThreadPool } from '../../services/kit/threads/thread-pool.ts';
import { oncePerObject } from '../../services/kit/once-per-object.ts';
import type { RenderOptions } from '../../web/src/server-entry.ts';
import type { Rendered, RenderInput } from './render-task.ts';

/** In characters of JSON; rendering this many takes about 20 ms. */
const LARGE = 150_000;

const threads = new ThreadPool<RenderInput, Rendered>({
  module: new URL('render-task', import.meta.url),
  timeLimitMs: 10_000,
  tooSlow: gatewayRefusals.pageTooSlow,
  busy: gatewayRefusals.tooManyLargePages,
});

export const isLarge = ({ page }: Visit): boolean => countCharacters(page) > LARGE;

const countCharacters = oncePerObject((page: Visit['page']): number => JSON.stringify(page).length);

export async function renderLarge(entry: string, visit: Visit, options: RenderOptions): Promise<string> {
  const { onBroken, ...others } = options;
  const { html, broken } = await threads.run({ entry, visit, options: others });
  if (broken) onBroken?.(broken.items, Object.assign(new Error(broken.message), { stack: broken.stack }));
  return html;
}
