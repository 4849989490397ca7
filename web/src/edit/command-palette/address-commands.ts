import { messages } from '../messages/messages.ts';
import type { Command, CommandSource } from './command.ts';

const t = messages.commandPalette;
const PAGE = 'page:';

export const regionCommands: CommandSource = (_editor, { visit }) =>
  (visit?.regions ?? []).map(({ _id, name, slugPrefix }) => ({
    id: `region:${_id}`,
    group: 'regions',
    label: t.goTo(name),
    detail: `/${slugPrefix}`,
    run: ({ navigate }) => navigate(`/${slugPrefix}`),
  }));

export const pageCommand = (slug: string, title = ''): Command => ({
  id: `${PAGE}${slug}`,
  group: 'pages',
  label: title || `/${slug}`,
  detail: title && `/${slug}`,
  run: ({ navigate }) => navigate(`/${slug}`),
});

/** A page that was opened before is known by its address only. */
export const recentPageCommand = (id: string): Command | undefined =>
  id.startsWith(PAGE) ? pageCommand(id.slice(PAGE.length)) : undefined;
