import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { createOverlayMeasurement } from '../../ui/overlay-measurement.ts';
import { createPointerTracking } from '../pointer-tracking.ts';
import { createShownFields } from './shown-fields.ts';

/** Empty fields take no space. Those of the block under the pointer, or else of the selected one, are shown above the page. */
export function EmptyFields() {
  const editor = useEditor();
  const { selectedComponent } = useEditorState();
  const { item, header } = useSnapshot(editor.get(createPointerTracking));
  const path = header ? [] : (item ?? selectedComponent?.path ?? null);
  const measurement = editor.get(createOverlayMeasurement);
  const name = path?.join('\n');
  useEffect(() => {
    if (name === undefined) return;
    const fields = createShownFields(editor, name === '' ? [] : name.split('\n'));
    const unsubscribe = measurement.subscribe(fields.show);
    return () => {
      unsubscribe();
      fields.hide();
    };
  }, [editor, measurement, name]);
  return null;
}
