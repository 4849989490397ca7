import { type Editor, getHTMLFromFragment } from '@tiptap/core';
import { Fragment } from '@tiptap/pm/model';
import type { SlashCommand } from '../core/slash-command.ts';

const COMMAND = /^\/([\p{L}\p{N} -]{0,40})$/u;

/** Returns the command that ends at the caret, if it is in a paragraph outside of lists and quotes. */
export function findSlashCommand({ state, schema }: Editor): SlashCommand | null {
  const { $from, empty } = state.selection;
  if (!empty || $from.depth !== 1 || $from.parent.type.name !== 'paragraph') return null;
  if ($from.parentOffset !== $from.parent.content.size) return null;
  const [, search] = COMMAND.exec($from.parent.textContent) ?? [];
  if (search === undefined) return null;
  const nodes = state.doc.children;
  const index = $from.index(0);
  const htmlOf = (part: typeof nodes) =>
    part.every((node) => node.content.size === 0) ? '' : getHTMLFromFragment(Fragment.fromArray([...part]), schema);
  return { search, before: htmlOf(nodes.slice(0, index)), after: htmlOf(nodes.slice(index + 1)) };
}
