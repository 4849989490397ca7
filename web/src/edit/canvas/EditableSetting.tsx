import { Fragment } from 'react';
import type { WithPath, SettingProps } from '../../blocks/parts/parts-context.ts';
import { valueAt } from '../../../../proto/edit/path.ts';
import { useEditor } from '../core/use-editor.ts';
import { findField } from '../core/find-field.ts';
import { useDocument } from '../core/use-document.ts';
import { fieldEditors } from '../field-editors/field-editors.ts';
import { isAbsent } from './empty-fields/is-absent.ts';
import { useRegisteredElement } from './use-registered-element.ts';
import { useStablePath } from './use-stable-path.ts';
import { messages } from '../messages/messages.ts';
import * as canvasStyles from '../ui/styles/canvas.module.css';

export function EditableSetting({ path, isEmpty = false, children }: SettingProps & WithPath) {
  const editor = useEditor();
  const stable = useStablePath(path);
  const page = useDocument('page');
  const field = findField(editor, stable);
  const InPlace = field && fieldEditors[field.kind].InPlace;
  const follow = useRegisteredElement('setting', stable);
  if (InPlace)
    return (
      <InPlace field={field} document="page" path={stable} value={valueAt(page, stable) ?? field.initial}>
        {children}
      </InPlace>
    );
  return (
    <Fragment ref={follow}>
      {isEmpty ? (
        <button
          type="button"
          className={canvasStyles.noLink}
          data-ed-absent={isAbsent(editor, stable) ? '' : undefined}
        >
          {field?.label ?? messages.canvas.set}
        </button>
      ) : (
        children
      )}
    </Fragment>
  );
}
