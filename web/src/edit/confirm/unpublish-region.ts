import type { Region } from '../../../../proto/entities/region.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { confirm } from '../core/question-actions.ts';
import { showError } from '../core/toast-actions.ts';
import { errorMessage } from '../core/error-message.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.confirm.unpublishRegion;

export async function confirmUnpublishRegion(editor: Editor, region: Region): Promise<boolean> {
  try {
    const pages = await api('GET /regions/findDependentPages', { regionId: region._id });
    return await confirm(editor, unpublishRegionQuestion(region, pages.length));
  } catch (error) {
    showError(editor, errorMessage(error));
    return false;
  }
}

export const unpublishRegionQuestion = ({ name, slugPrefix }: Region, pages: number) => ({
  title: t.title,
  text: t.text({ prefix: slugPrefix, name }),
  consequences: [pages === 0 ? t.noPages : t.pages({ count: pages, prefix: slugPrefix }), t.consequence],
  yes: common.unpublish,
  danger: true,
});
