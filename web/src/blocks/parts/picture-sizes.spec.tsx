import { renderToString } from 'react-dom/server';
import { Rendition } from '../../../../proto/entities/rendition.ts';
import { roundToSteps } from '../../../../proto/entities/rendition-steps.ts';
import type { Fields, ListField, PictureField } from '../../fields/field.ts';
import { templates } from '../../templates/index.ts';
import { VisitContext } from '../../visit/context/visit-context.ts';
import { visitFixture } from '../../visit/visit.fixture.ts';
import { blocks, blocksByType } from '../index.ts';
import { BlocksContext, Contents } from './Contents.tsx';
import { ShareContext } from './parts-context.ts';
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
  'visitors get exactly $width × $height, in every width of its srcset',
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

describe('a picture is requested in the size that its field declares', () => {
  const html = (componentType: string, values: object, share = 1) =>
    renderToString(
      <VisitContext value={visitFixture()}>
        <BlocksContext value={blocksByType}>
          <ShareContext value={share}>
            <Contents at="contents" items={[{ componentType, key: 'k', ...values }]} />
          </ShareContext>
        </BlocksContext>
      </VisitContext>,
    );
  const image = { imageId: 'x', desktop: { top: 0, left: 0, width: 400, height: 100 } };

  test.each(
    blocks.flatMap(({ componentType, fields }) =>
      Object.entries(fields as Fields).flatMap(([name, field]): [string, object, PictureField][] => {
        if (field.kind === 'picture') return [[componentType, { [name]: image }, field as PictureField]];
        const inner = Object.entries((field as ListField).of ?? {}).find(([, { kind }]) => kind === 'picture');
        return inner ? [[componentType, { [name]: [{ key: 'r', [inner[0]]: image }] }, inner[1] as PictureField]] : [];
      }),
    ),
  )('of a %s', (componentType, values, { sizes, freeform }) => {
    const { width, height } = sizes.desktop!;
    expect(html(componentType, values)).toContain(`/img/x?w=${width}&amp;h=${freeform ? width / 4 : height}&`);
  });

  test.each([
    [undefined, 'auto, 100vw'],
    [0.5, 'auto, (min-width: 1584px) 720px, (min-width: 768px) 46vw, 92vw'],
  ])('of a medium from edge to edge, in a column with the share %s', (share = 1, sizes) => {
    const wide = html('Media', { image, wide: true, video: { videoId: '' } }, share);
    expect(wide).toContain(`sizes="${sizes}"`);
  });
});
