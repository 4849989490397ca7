import { useSnapshot } from 'valtio';
import type { Path } from '../../../../proto/edit.ts';
import { placeAt } from './drag.ts';
import { pointing } from './pointing.ts';

/** Shows what is dragged, and the line where it would land. */
export function DropLine() {
  const { drag } = useSnapshot(pointing);
  if (!drag) return null;
  const place = placeAt(drag.path as Path, drag);
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
