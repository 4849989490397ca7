import { renderToString } from 'react-dom/server';
import { Rendition } from '../../../../proto/entities/rendition.ts';
import { roundToSteps } from '../../../../proto/entities/rendition-steps.ts';
import type { Fields, ListField, PictureField } from '../../fields/field.ts';
import { templates } from '../../templates/index.ts';
import { blocks } from '../index.ts';
import { PlainPicture } from './Picture.tsx';

interface Size {
  width: number;
  height: number;
}

const sizesIn = (fields: Fields): Size[] =>
  Object.values(fields).flatMap((field) => {
    if (field.kind === 'list') return sizesIn((field as ListField).of);
    return field.kind === 'picture' ? Object.values((field as PictureField).sizes) : [];
  });

const declared = [...blocks, ...templates].flatMap(({ fields }) => sizesIn(fields as Fields));
const elsewhere = [
  { width: 800, height: 600 },
  { width: 160, height: 60 },
  { width: 400, height: 209 },
  { width: 1200, height: 675 },
];

test.each([...declared, ...elsewhere])(
  'visitors get $width × $height exactly, in every width of its srcset',
  (size) => {
    const html = renderToString(<PlainPicture at="image" value={{ imageId: 'x' }} size="desktop" {...size} />);
    const queries = [...html.matchAll(/\/img\/x\?([^\s"')]*?)(?:&quot;|[\s"')])/g)].map(([, query]) =>
      query!.replaceAll('&amp;', '&'),
    );
    expect(queries.length).toBeGreaterThan(3);
    for (const query of queries) {
      const rendition = Rendition.parse(Object.fromEntries(new URLSearchParams(query)));
      expect(roundToSteps(rendition)).toEqual(rendition);
    }
  },
);
