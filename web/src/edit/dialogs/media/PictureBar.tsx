import { zipSync } from 'fflate';
import { type ComponentType, useState } from 'react';
import type { Image } from '../../../../../proto/entities/image.ts';
import { api, loadDocument } from '../../../api.ts';
import { imageUrl } from '../../../blocks/parts/image-url.ts';
import { describeUse } from '../../confirm/uses.ts';
import { addressOfImage } from '../../core/picture-editions.ts';
import { runWithToast } from '../../core/toast-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { ActDialog, type ActProps } from '../../page-acts/ActDialog.tsx';
import { TagDialog } from '../../page-acts/TagPages.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { SelectionBar } from '../../ui/SelectionBar.tsx';
import { useResult } from '../../ui/use-call.ts';
import type { SelectedRows } from '../../ui/use-selection.ts';
import { saveFile } from '../save-file.ts';

const t = messages.media.acts;

type ActView = ComponentType<ActProps & { rows: readonly Image[] }>;
const acts = { tag: TagPictures, delete: DeletePictures } satisfies Record<string, ActView>;

interface PictureBarProps {
  selection: SelectedRows<Image>;
  total: number;
  reason: string | undefined;
  /** Id of the element that shows the reason. */
  why: string;
  onDescribe: (images: readonly Image[]) => void;
  onChanged: () => void;
}

export function PictureBar({ selection, total, reason, why, onDescribe, onChanged }: PictureBarProps) {
  const editor = useEditor();
  const [open, setOpen] = useState<{ act: keyof typeof acts; rows: readonly Image[] } | null>(null);
  const { rows } = selection;
  const Act = open && acts[open.act];
  const refused = { disabled: reason !== undefined, title: reason, 'aria-describedby': reason && why };
  return (
    <>
      <SelectionBar kind="pictures" selection={selection} total={total}>
        <Button {...refused} onClick={() => onDescribe(rows)}>
          {t.describe}
        </Button>
        <Button {...refused} onClick={() => setOpen({ act: 'tag', rows })}>
          {messages.pages.acts.tag}
        </Button>
        <ActionButton run={() => runWithToast(editor, () => download(rows))}>{t.download}</ActionButton>
        <Button look="danger" {...refused} onClick={() => setOpen({ act: 'delete', rows })}>
          {messages.pages.acts.delete}
        </Button>
      </SelectionBar>
      {Act && (
        <Act
          rows={open.rows}
          onChanged={(outcomes) => {
            selection.note(outcomes.map(({ picture, deleted }) => ({ row: picture, deleted })));
            onChanged();
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function TagPictures({ rows, ...props }: ActProps & { rows: readonly Image[] }) {
  return (
    <TagDialog
      {...props}
      kind="pictures"
      rows={rows}
      toTask={({ _id, name, tags: before = [] }, { add, remove }) => {
        const store = async (tags: string[]) => ({ picture: await api('POST /image/saveDetails', { _id, tags }) });
        const tags = [...before.filter((tag) => !remove.includes(tag)), ...add];
        return { name, run: async () => ({ ...(await store(tags)), undo: () => store(before) }) };
      }}
    />
  );
}

function DeletePictures({ rows, ...props }: ActProps & { rows: readonly Image[] }) {
  const { data, error } = useResult(rows.map(({ _id }) => _id).join(), (signal) =>
    Promise.all(
      rows.map(async (row) => {
        const input = { type: 'image', imageId: row._id } as const;
        const uses = await api('GET /dependencies/checkDependencies', input, { signal });
        return { ...row, uses: uses.map(describeUse) };
      }),
    ),
  );
  const found = data ?? [];
  const unused = found.filter(({ uses }) => uses.length === 0);
  return (
    <ActDialog
      {...props}
      kind="pictures"
      title={t.delete}
      yes={common.delete}
      danger
      tasks={unused.map(({ _id, name }) => ({
        name,
        run: async () => {
          await api('POST /image/remove', { id: _id });
          const undo = () => api('POST /media/restoreDocument', { kind: 'image', _id }).then(() => ({}));
          return { deleted: _id, undo };
        },
      }))}
      skipped={found.filter(({ uses }) => uses.length > 0).map(({ name, uses }) => ({ name, reason: t.usedBy(uses) }))}
      missing={data ? undefined : error || common.loading}
      consequences={data ? [t.deleted(unused.length)] : []}
      done={t.done}
    />
  );
}

/** Downloads one picture as it is, and several as one archive, because browsers block many downloads at once. */
async function download(images: readonly Image[]): Promise<void> {
  const contents: Uint8Array<ArrayBuffer>[] = [];
  for (const image of images) {
    const answer = await loadDocument(`${imageUrl({ imageId: addressOfImage(image) })}?o=true`);
    contents.push(new Uint8Array(await answer.arrayBuffer()));
  }
  const names = uniqueNames(images.map(({ name }) => name));
  const entries = names.map((name, index) => [name, contents[index]!] as const);
  if (contents.length === 1) return saveFile(names[0]!, contents);
  // Pictures are compressed already.
  saveFile(t.archive, [zipSync(Object.fromEntries(entries), { level: 0 })]);
}

/** Names that differ in case only are equal too, because some file systems do not distinguish them. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = name.replace(/(\.[^.]*)?$/, ` (${count})$1`);
    taken.add(unique.toLowerCase());
    return unique;
  });
}
