/** @jest-environment ./scripts/jest/document-environment.js */
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Image } from '../../../../../proto/entities/image.ts';
import { withinEditor } from '../../core/testing/within-editor.tsx';
import { GalleryTile } from '../../pictures/Gallery.tsx';
import { Reasons } from '../../ui/Reasons.tsx';
import { MediaCard } from './MediaCard.tsx';

const nothing = () => undefined;
const image: Image = {
  ...{ _id: 'galah', version: 'v2', name: 'galah.png', type: 'image/png', alt: 'A galah' },
  ...{ width: 1200, height: 900, size: 1000, uploadedOn: '2026-11-02T03:00:00.000Z' },
};
const shared = { image, why: 'why', onSaved: nothing };
const views: Record<string, (reason?: string) => ReactElement> = {
  'the gallery that chooses a picture': (reason) => (
    <GalleryTile {...shared} reason={reason} chosen={false} onChoose={nothing} onAct={nothing} />
  ),
  'the media library': (reason) => {
    const acts = { onOpen: nothing, onAct: nothing, onSelect: nothing };
    return <MediaCard {...shared} {...acts} isSelected={false} reason={reason} />;
  },
};
const changing = ['Replace galah.png', 'Focal point of galah.png', 'History of galah.png', 'Delete galah.png'];
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe.each(Object.entries(views))('a picture in %s', (_, view) => {
  test('can be changed with the right to do so', () => {
    render(view(), withinEditor());
    for (const name of changing) {
      const { disabled } = button(name);
      expect([name, disabled, button(name).getAttribute('aria-describedby')]).toEqual([name, false, null]);
    }
    expect(screen.getByLabelText<HTMLInputElement>('Alternative text of galah.png').readOnly).toBe(false);
  });

  test('cannot be changed without it, for a reason that can be read without a pointer', () => {
    const reason = 'You may not change pictures and files.';
    const shown = (
      <>
        <Reasons id="why" reasons={[reason]} />
        {view(reason)}
      </>
    );
    render(shown, withinEditor());
    for (const name of changing) {
      const text = document.getElementById(button(name).getAttribute('aria-describedby')!)?.textContent;
      expect([name, button(name).disabled, text]).toEqual([name, true, reason]);
    }
    expect(screen.getByLabelText<HTMLInputElement>('Alternative text of galah.png').readOnly).toBe(true);
  });
});
