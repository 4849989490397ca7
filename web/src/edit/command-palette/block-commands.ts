import type { Item } from '../../../../proto/content.ts';
import type { Path } from '../../../../proto/edit.ts';
import { getBlock } from '../../blocks/index.ts';
import { getTemplate } from '../../templates/index.ts';
import { selectRefusal } from '../core/permissions.ts';
import { goTo } from '../publishing/go-to.ts';
import { itemLabel } from '../sidebar/item-label.ts';
import { listsOf } from '../sidebar/OutlineItem.tsx';
import { messages } from '../messages/messages.ts';
import type { Command, CommandSource } from './command.ts';

/** Creates a command for each block of the page, including nested blocks. */
export const blockCommands: CommandSource = (editor, now) => {
  const page = now.documents.page as Record<string, unknown> | null;
  if (!page) return [];
  const refusal = selectRefusal(now);
  const commandsIn = (list: Path, items: unknown): Command[] =>
    ((items ?? []) as Item[]).flatMap((item) => {
      const path: Path = [...list, `#${item.key}`];
      const block = getBlock(item.componentType);
      return [
        {
          id: `block:${item.key}`,
          group: 'blocks',
          label: messages.commandPalette.goTo(block?.label ?? item.componentType),
          detail: itemLabel(item, block?.fields ?? {}),
          refusal,
          run: () => goTo(editor, path),
        },
        ...listsOf(item).flatMap(([name]) => commandsIn([...path, name], item[name])),
      ];
    });
  return getTemplate(now.documents.page!.template).sections.flatMap(({ at }) => commandsIn([at], page[at]));
};
