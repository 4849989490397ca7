import { useSnapshot } from 'valtio';
import { openSidebar } from '../core/panels.ts';
import { state } from '../core/state.ts';
import { attempt } from '../core/toast.ts';
import { saveSubNav } from '../saving/sub-nav-saving.ts';
import { Button } from '../ui/Button.tsx';
import { FieldList } from './FieldList.tsx';
import { subNavFields } from './sub-nav-fields.ts';

/** The links of one sub nav. It is saved apart from the page, for every page that uses it. */
export function SubNavPanel() {
  const { documents, unsaved } = useSnapshot(state);
  const { subNav } = documents;
  if (!subNav) return null;
  return (
    <>
      <p className="ed-hint">
        {subNav.count === 1 ? '1 page uses it.' : `${subNav.count} pages use it.`} Visitors see changes once they are
        saved.
      </p>
      <div className="ed-actions">
        <Button
          look="primary"
          disabled={!unsaved.subNav}
          onClick={() => void attempt(saveSubNav, `Sub nav ${subNav.name} saved`)}
        >
          Save
        </Button>
        <Button onClick={() => openSidebar('sub-navs')}>All sub navs</Button>
      </div>
      <FieldList fields={subNavFields} document="subNav" base={[]} value={subNav} />
    </>
  );
}
