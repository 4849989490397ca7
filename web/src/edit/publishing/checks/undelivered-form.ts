import { walkValues } from '../../../../../proto/blocks/walk-content.ts';
import type { Finding } from '../../../../../proto/publish-checks/check.ts';
import { renderedParts } from '../../../../../proto/publish-checks/rendered-parts.ts';
import { api } from '../../../api.ts';
import type { ShownCheck } from './find-problems.ts';

export const undeliveredForm: ShownCheck = async ({ page }) => {
  const forms = new Map<string, Finding>();
  for (const { holder, name, value } of walkValues(renderedParts(page)))
    if (holder.componentType === 'Form' && name === 'title')
      forms.set(holder.path.join('/'), toFinding(holder.path, value));
  if (forms.size === 0 || (await api('GET /leads/hasReceiver', {})).hasReceiver) return [];
  return [...forms.values()];
};

const toFinding = (item: Finding['item'], title: unknown): Finding => ({
  item,
  what: typeof title === 'string' ? title : '',
});
