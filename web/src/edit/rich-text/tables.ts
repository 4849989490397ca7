import { Extension, type Extensions } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Plugin } from '@tiptap/pm/state';

const spans = () => ({ colspan: { default: 1 }, rowspan: { default: 1 } });

/** Omits the widths of columns, which would need styles in attributes. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addNodeView: () => null,
});

/** Adds paragraphs around tables, because the first element identifies a rich text and must not be a table, and so that people can type above and below. */
const TextAroundTables = Extension.create({
  name: 'textAroundTables',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        appendTransaction: (_transactions, _before, { doc, schema, tr }) => {
          const paragraph = schema.nodes.paragraph!;
          if (doc.lastChild?.type.name === 'table') tr.insert(doc.content.size, paragraph.create());
          if (doc.firstChild?.type.name === 'table') tr.insert(0, paragraph.create());
          return tr.docChanged ? tr : null;
        },
      }),
    ];
  },
});

export const tables: Extensions = [
  PlainTable,
  TableRow,
  TableHeader.extend({ addAttributes: spans }),
  TableCell.extend({ addAttributes: spans }),
  TextAroundTables,
];
