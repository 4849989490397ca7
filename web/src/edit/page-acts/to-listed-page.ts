import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import { publishStatus } from '../../../../proto/publish-status.ts';
import type { Editor } from '../core/editor.ts';
import { adoptVisitPage } from '../saving/commands.ts';
import type { Failure } from './task.ts';

/** Returns the row of a page before the list itself contains the change. */
export function toListedPage(page: Page): ListedPage {
  const { _id, revision, slug, header, pageType, template, region, tags = [], isTemplate = false } = page;
  const { updatedAt, lastPublished, owner } = page;
  return {
    _id,
    revision,
    slug,
    title: header.title ?? '',
    pageType,
    template,
    region: region?.slugPrefix ?? '',
    status: publishStatus(page),
    tags,
    isTemplate,
    updatedAt,
    ...(lastPublished && { lastPublished }),
    ...(owner && { owner }),
  };
}

/** Loads the change into the open page, so that its next save does not conflict with it. */
export function adoptPage(editor: Editor, page: Page): ListedPage {
  adoptVisitPage(editor, page);
  const user = editor.state.visit?.editing.user;
  return { ...toListedPage(page), ...(user && { editor: { _id: user._id, username: user.username } }) };
}

/** Returns pages that an act leaves out, with the reason. */
export const skip = (reason: string, rows: readonly ListedPage[]): Failure[] =>
  rows.map((row) => ({ name: nameOfPage(row), reason }));

export const nameOfPage = ({ title, slug }: Pick<ListedPage, 'title' | 'slug'>): string =>
  title ? `${title} (/${slug})` : `/${slug}`;
