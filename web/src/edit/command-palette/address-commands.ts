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

/** Creates the command from its id, which contains the address of the page. */
export const recentPageCommand = (id: string): Command | undefined =>
  id.startsWith(PAGE) ? pageCommand(id.slice(PAGE.length)) : undefined;
