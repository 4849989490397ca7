import type { PageContent } from '../../proto/entities/page.ts';
import { Problem } from '../../proto/errors.ts';
import type { Log } from '../kit/versioned/versioned.ts';
import { toContent } from './page-fields.ts';

export async function loadContentAt(log: Log<PageContent>, revision: number): Promise<PageContent> {
  const content = await log.at(revision);
  if (!content) throw new Problem('not-found', `The page has no revision ${revision}.`);
  return toContent(content);
}
