import type { File } from '../../../proto/entities/image.ts';
import { media } from '../../../proto/media.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { derivedSubstringIndex } from '../../kit/versioned/tables.ts';
import { fileKey, FileRepository } from '../file/file-repository.ts';
import { FILE_DOCUMENTS, SORT_NAME, toFile, toSortName } from '../media.store.ts';
import { findTagged, listTags } from '../tags.ts';

const dependencies = { documents: FILE_DOCUMENTS };

export const loadFiles = handle(media.calls.loadFiles, dependencies, ({ page, size, search, tag }, _caller, needs) =>
  findFiles(needs, { search, tag, skip: (page - 1) * size, limit: size }),
);

const MAX_FOUND = 100;

export const searchFiles = handle(media.calls.searchFiles, dependencies, async ({ search }, _caller, needs) => {
  const { files } = await findFiles(needs, { search, skip: 0, limit: MAX_FOUND });
  return { files };
});

export const listFileTags = handle(media.calls.fileTags, dependencies, async (_input, _caller, { documents }) => ({
  tags: await listTags(documents.draft),
}));

export const openFile = handle(
  media.calls.openFile,
  { documents: FileRepository },
  async ({ _id }, _caller, { documents }) => {
    const { name, type, size, bytesId } = await documents.get(_id);
    return { key: fileKey(_id, bytesId), name, type, size };
  },
);

interface FileQuery {
  search: string;
  tag?: string;
  skip: number;
  limit: number;
}

async function findFiles(
  { documents }: Resolved<typeof dependencies>,
  { search, tag = '', ...part }: FileQuery,
): Promise<{ files: File[]; total: number }> {
  const { found, total } =
    tag === ''
      ? await derivedSubstringIndex.find(documents.draft, {
          filter: {},
          text: search.trim(),
          sort: { by: SORT_NAME, value: ({ name }) => toSortName(name), direction: 'asc' },
          ...part,
        })
      : await findTagged(documents.draft, { tag, search, sort: { [SORT_NAME]: 'asc' }, ...part });
  return { files: found.map(toFile), total };
}
