import { useResult } from '../ui/use-call.ts';
import { type PageOperations, getOperations } from './page-operations.ts';
import { useEditor } from '../core/use-editor.ts';

export const useSlugCheck = (pageType: string, input: Parameters<PageOperations['checkSlug']>[0]) => {
  const editor = useEditor();
  return useResult(JSON.stringify([pageType, input]), (signal) =>
    getOperations(editor, pageType).checkSlug(input, { signal }),
  );
};
