import { useSnapshot } from 'valtio';
import type { Path } from '../../../../proto/edit.ts';
import { dropTargetAt } from './drag.ts';
import { pointerTracking } from './pointer-tracking.ts';

export function DropLine() {
  const { drag } = useSnapshot(pointerTracking);
  if (!drag) return null;
  const place = dropTargetAt(drag.path as Path, drag);
  return (
    <>
      {place && (
        <div
          className="ed-drop-line"
          style={{
            transform: `translate(${place.line.left}px, ${place.line.top}px)`,
            width: place.line.width,
            height: place.line.height,
          }}
        />
      )}
      <div className="ed-ghost" style={{ transform: `translate(${drag.x + 12}px, ${drag.y + 12}px)` }}>
        {drag.label}
      </div>
    </>
  );
}
