import type { Visit } from '../../proto/visit.ts';
import { task } from '../../services/kit/threads/task.ts';
import type { RenderOptions, ServerEntry } from '../../web/src/server-entry.ts';

export interface RenderInput {
  entry: string;
  visit: Visit;
  options: Omit<RenderOptions, 'onBroken' | 'frames'>;
}

export interface Rendered {
  html: string;
  broken?: { items: string[]; message: string; stack?: string };
}

export default task(async ({ entry, visit, options }: RenderInput): Promise<Rendered> => {
  const { render }: ServerEntry = await import(entry);
  const rendered: Rendered = { html: '' };
  const onBroken: RenderOptions['onBroken'] = (items, thrown) => {
    const { message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
    rendered.broken = { items, message, stack };
  };
  return Object.assign(rendered, { html: await render(visit, { ...options, onBroken }) });
});
