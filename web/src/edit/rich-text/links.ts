import { Link } from '@tiptap/extension-link';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { RemoveMarkStep } from '@tiptap/pm/transform';

/**
 * Links an address when it has been typed, unless the text has had the same word without a link: an editor may have removed it.
 * A text has its own instance. Text after a link does not belong to the link.
 */
export function links() {
  const plain = new Set<string>();
  const remember = (doc: Node): void =>
    doc.descendants(({ text, marks }) => {
      if (text && !marks.some(isLink)) for (const word of text.split(/[\s()[\]]+/)) plain.add(word);
    });
  return Link.extend({
    inclusive: false,
    addPasteRules() {
      return this.parent!().map((rule) => Object.assign(rule, { find: withHttps(rule.find as FindLinks) }));
    },
    addProseMirrorPlugins() {
      const plugin = new Plugin({
        state: {
          init: (_, { doc }) => remember(doc),
          apply: (tr) => {
            const isUnlinked = tr.steps.some((step) => step instanceof RemoveMarkStep && isLink(step.mark));
            if (isUnlinked || tr.getMeta(WITHOUT_LINKING)) remember(tr.doc);
          },
        },
      });
      return [plugin, ...this.parent!()];
    },
  }).configure({
    openOnClick: false,
    // Allows `mailto:` and `tel:` without `protocols`, which are registered once for all texts.
    autolink: true,
    defaultProtocol: 'https',
    shouldAutoLink: (address) => !plain.has(address) && Link.options.shouldAutoLink(address),
    HTMLAttributes: { rel: null, target: null },
  });
}

/** The name that Tiptap has for a transaction whose addresses are not linked. */
export const WITHOUT_LINKING = 'preventAutolink';

const isLink = (mark: { type: { name: string } }): boolean => mark.type.name === 'link';

type FindLinks = (text: string) => { text: string; data?: Record<string, unknown> }[];

/** Tiptap uses its default protocol for what is typed, but not for what is pasted. */
const withHttps =
  (find: FindLinks): FindLinks =>
  (text) =>
    find(text).map((match) =>
      /^http:/i.test(match.text)
        ? match
        : { ...match, data: { href: String(match.data?.href).replace(/^http:/, 'https:') } },
    );
