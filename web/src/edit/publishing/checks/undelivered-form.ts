import { walkValues } from '../../../../../proto/blocks/walk-content.ts';
import { type Finding, renderedParts } from '../../../../../proto/publish-checks/check.ts';
import { api } from '../../../api.ts';
import type { CheckedPage, ShownCheck } from './find-problems.ts';

export const undeliveredForm: ShownCheck = async ({ page }) => {
  const forms = findForms(page);
  return forms.length === 0 || (await api('GET /leads/hasReceiver', {})).hasReceiver ? [] : forms;
};

export const findForms = (page: CheckedPage['page']): Finding[] =>
  [...walkValues(renderedParts(page))].flatMap(({ holder, name, value }) =>
    holder.componentType === 'Form' && name === 'title' ? [{ item: holder.path, what: String(value) }] : [],
  );
