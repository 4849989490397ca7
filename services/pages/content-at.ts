import type { PageContent } from '../../proto/entities/page.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import type { Log } from '../kit/versioned/versioned.ts';
import { toContent } from './page-fields.ts';

export async function loadContentAt(log: Log<PageContent>, revision: number): Promise<PageContent> {
  const content = await log.at(revision);
  if (!content) throw pageRefusals.noRevision({ revision });
  return toContent(content);
}
