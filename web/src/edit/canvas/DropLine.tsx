import { useSnapshot } from 'valtio';
import type { Path } from '../../../../proto/edit.ts';
import { dropTargetAt } from './drag.ts';
import { createPointerTracking } from './pointer-tracking.ts';
import { useEditor } from '../core/use-editor.ts';
import * as canvasStyles from '../ui/styles/canvas.module.css';

export function DropLine() {
  const editor = useEditor();
  const { drag } = useSnapshot(editor.get(createPointerTracking));
  if (!drag) return null;
  const target = dropTargetAt(editor, drag.paths as Path[], drag);
  return (
    <>
      {target && (
        <div
          className={canvasStyles.dropLine}
          style={{
            transform: `translate(${target.line.left}px, ${target.line.top}px)`,
            width: target.line.width,
            height: target.line.height,
          }}
        />
      )}
      <div className={canvasStyles.ghost} style={{ transform: `translate(${drag.x + 12}px, ${drag.y + 12}px)` }}>
        {drag.label}
      </div>
    </>
  );
}
