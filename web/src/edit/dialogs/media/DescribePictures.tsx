import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Image } from '../../../../../proto/entities/image.ts';
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

interface DescribePicturesProps {
  /** The rows stay while the list behind them changes with what is saved. */
  images: readonly Image[];
  onClose: () => void;
}

export function DescribePictures({ images, onClose }: DescribePicturesProps) {
  const editor = useEditor();
  const close = async () => {
    if (await canCloseForms(editor, 'picture')) onClose();
  };
  return (
    <Dialog title={t.title(images.length)} size="full" onClose={() => void close()}>
      <div className={mediaStyles.described} onKeyDown={moveBetweenRows}>
        <p className={inputsStyles.hint}>{t.hint}</p>
        <Table
          columns={[common.picture, messages.pictures.altText, common.tags, t.state]}
          rows={images}
          keyOf={({ _id }) => _id}
        >
          {(image) => <DescribedPicture image={image} />}
        </Table>
        <Button look="primary" data-end onClick={() => void close()}>
          {messages.pictures.done}
        </Button>
      </div>
    </Dialog>
  );
}

function DescribedPicture({ image: opened }: { image: Image }) {
  const [image, setImage] = useState(opened);
  const { name } = image;
  const { status, error, save, input: bind } = usePictureTexts(image, setImage, { isQuiet: true });
  const cell = useRef<HTMLTableCellElement>(null);
  const hasFocus = () => cell.current?.closest('tr')?.contains(document.activeElement) === true;
  useEffect(() => {
    // Typed while the row was being saved, and left before that.
    if (status === 'changed' && !error && !hasFocus()) void save();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when saving has ended
  }, [status]);
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
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, shiftKey, nativeEvent } = event;
  const step = { Enter: shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const { column } = target.dataset;
  const cells = [...currentTarget.querySelectorAll<HTMLElement>(`[data-column=${column}],[data-end]`)];
  cells[cells.indexOf(target) + step]?.focus();
}
