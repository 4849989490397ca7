import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Image } from '../../../../../proto/entities/image.ts';
import { isPressed } from '../../core/shortcuts.ts';
import { showShortcut } from '../../core/show-keys.ts';
import { showSuccess } from '../../core/toast-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { canCloseForms } from '../../forms/form-actions.ts';
import { common, messages } from '../../messages/messages.ts';
import { TilePicture } from '../../pictures/PictureTile.tsx';
import { usePictureTexts } from '../../pictures/use-picture-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Table } from '../../ui/Table.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as mediaStyles from './media.module.css';

const t = messages.media.describe;
const states = { unchanged: '', changed: common.notSavedYet, saving: common.saving, saved: common.saved };

type Texts = Partial<Record<'alt' | 'tags', string>>;

interface DescribePicturesProps {
  /** The rows stay while the list behind them changes with what is saved. */
  images: readonly Image[];
  onClose: () => void;
}

export function DescribePictures({ images, onClose }: DescribePicturesProps) {
  const editor = useEditor();
  const [filled, setFilled] = useState<readonly Texts[]>([]);
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const lines = readCells(event.clipboardData.getData('text/plain'));
    if (!(event.target instanceof HTMLInputElement) || lines.flat().length < 2) return;
    event.preventDefault();
    const { before, after, unplaced } = placeCells(lines, event.target);
    setFilled(after);
    const undo = { label: common.undo, run: () => setFilled(before) };
    showSuccess(editor, t.pasted({ rows: after.filter(Boolean).length, unplaced }), undo);
  };
  const close = async () => {
    if (await canCloseForms(editor, 'picture')) onClose();
  };
  return (
    <Dialog title={t.title(images.length)} size="full" onClose={() => void close()}>
      <div className={mediaStyles.described} onKeyDown={pressKey} onPaste={paste}>
        <p className={inputsStyles.hint}>{t.hint(showShortcut('duplicate'))}</p>
        <Table columns={[common.picture, messages.pictures.altText, common.tags, t.state]} rows={images}>
          {(image) => <DescribedPicture image={image} filled={filled[images.indexOf(image)]} />}
        </Table>
        <Button look="primary" data-end onClick={() => void close()}>
          {messages.pictures.done}
        </Button>
      </div>
    </Dialog>
  );
}

interface DescribedPictureProps {
  image: Image;
  filled: Texts | undefined;
}

function DescribedPicture({ image: opened, filled }: DescribedPictureProps) {
  const [image, setImage] = useState(opened);
  const { name } = image;
  const { status, error, change, save, input: bind } = usePictureTexts(image, setImage, { isQuiet: true });
  const cell = useRef<HTMLTableCellElement>(null);
  const hasFocus = () => cell.current?.closest('tr')?.contains(document.activeElement) === true;
  useEffect(() => {
    if (filled) change(filled);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when texts are pasted or a paste is undone
  }, [filled]);
  useEffect(() => {
    // Pasted, or typed while the row was being saved, and left before that.
    if (status === 'changed' && !error && !hasFocus()) void save();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the texts change, or saving has ended
  }, [status, error]);
  const input = (field: 'alt' | 'tags', placeholder: string) => ({
    ...bind(field),
    placeholder,
    'data-column': field,
    onBlur: ({ currentTarget, relatedTarget }: { currentTarget: HTMLElement; relatedTarget: Element | null }) => {
      if (!currentTarget.closest('tr')?.contains(relatedTarget)) void save();
    },
  });
  return (
    <>
      <th scope="row" ref={cell}>
        <TilePicture image={image} alt="" />
        <span>{name}</span>
      </th>
      <td>
        <input
          aria-label={messages.pictures.altTextOf(name)}
          maxLength={500}
          {...input('alt', messages.pictures.altText)}
        />
      </td>
      <td>
        <input aria-label={messages.media.tagsOf(name)} maxLength={300} {...input('tags', common.tags)} />
      </td>
      <td role="status" data-state={error ? 'failed' : status}>
        {error ? t.failed(error) : states[status]}
      </td>
    </>
  );
}

/** Enter and the arrows move within a column, as in a spreadsheet; the last Enter moves to the button below. */
function pressKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, shiftKey, nativeEvent } = event;
  if (nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  const cells = [
    ...currentTarget.querySelectorAll<HTMLInputElement>(`[data-column=${target.dataset.column}],[data-end]`),
  ];
  const at = cells.indexOf(target);
  const step = { Enter: shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[key];
  const isCopied = isPressed(event, 'duplicate');
  if (!step && !isCopied) return;
  event.preventDefault();
  if (step) return cells[at + step]?.focus();
  target.select();
  // The browser can undo a change only if it makes it.
  if (at > 0) document.execCommand('insertText', false, cells[at - 1]!.value);
}

/** Reads the rows and columns that a spreadsheet copies. It quotes cells with line breaks, which become spaces. */
export const readCells = (text: string): string[][] =>
  text
    .replace(/(?<![^\t\n])"((?:[^"]|"")*)"(?![^\t\r\n])/g, (whole, cell: string) =>
      /[\t\n]/.test(cell) ? cell.replaceAll('""', '"').replace(/\s+/g, ' ') : whole,
    )
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));

/** Returns the texts of each row before and after a paste, and how many texts did not fit. An empty cell changes nothing. */
function placeCells(lines: readonly string[][], start: HTMLInputElement) {
  const body = start.closest('table')!.tBodies[0]!;
  const rows = [...body.rows].map((row) => [...row.querySelectorAll('input')]);
  const first = rows.findIndex((inputs) => inputs.includes(start));
  const left = rows[first]!.indexOf(start);
  const cells = lines
    .flatMap((line, at) =>
      line.map((text, column) => ({ row: first + at, text, input: rows[first + at]?.[left + column] })),
    )
    .filter(({ text }) => text !== '');
  const collect = (textOf: (text: string, input: HTMLInputElement) => string) => {
    const texts: Texts[] = [];
    for (const { row, text, input } of cells)
      if (input) texts[row] = { ...texts[row], [input.dataset.column!]: textOf(text, input) };
    return texts;
  };
  return {
    before: collect((_, input) => input.value),
    after: collect((text) => text),
    unplaced: cells.filter(({ input }) => !input).length,
  };
}
