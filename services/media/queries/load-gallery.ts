import type { HandlerInput } from '../../../proto/contract.ts';
import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { countAll } from '../../kit/store/count-all.ts';
import type { Filter } from '../../kit/store/store.ts';
import { derivedSubstringIndex } from '../../kit/versioned/derived-field.ts';
import type { Projection } from '../../kit/versioned/versioned.ts';
import { IMAGES, type ImageContent, TAG_TEXT, TAGS, toImage, WITHOUT_ALT } from '../media.store.ts';

type Input = HandlerInput<typeof media.calls.loadGallery>;

export const loadGallery = handle(media.calls.loadGallery, { images: IMAGES }, async (input, _caller, { images }) => {
  const { limit, currentPage, search, withoutAlt, tag } = input;
  const filter = withoutAlt === undefined ? {} : { [WITHOUT_ALT]: withoutAlt };
  const part = { skip: (currentPage - 1) * limit, limit };
  const { found, total } =
    tag === ''
      ? await derivedSubstringIndex.find(images.draft, {
          filter,
          text: search.trim(),
          fields: ['name', 'alt', TAG_TEXT],
          sort: { by: 'uploadedOn', value: ({ uploadedOn }) => uploadedOn, direction: 'desc' },
          ...part,
        })
      : await findTagged(images.draft, input, filter, part);
  return { images: found.map(toImage), total };
});

async function findTagged(
  images: Projection<ImageContent>,
  { tag, search }: Input,
  filter: Filter,
  part: { skip: number; limit: number },
) {
  const name = tag.trim().toLowerCase();
  const text = search.trim();
  const containing = [{ name: { contains: text } }, { alt: { contains: text } }, { [TAG_TEXT]: { contains: text } }];
  const tagged = { ...filter, [TAGS]: { has: name }, ...(text !== '' && { any: containing }) };
  const found = await images.find(tagged, { sort: { uploadedOn: 'desc' }, ...part });
  const total = text === '' ? await countAll(images, { ...filter, [TAGS]: name }) : await images.count(tagged);
  return { found, total };
}
