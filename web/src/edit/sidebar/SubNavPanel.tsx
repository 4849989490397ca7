import { useSnapshot } from 'valtio';
import { openSidebar } from '../core/panels.ts';
import { siteDocumentRefusal } from '../core/rights.ts';
import { type EditorState, state } from '../core/state.ts';
import { attempt } from '../core/toast.ts';
import { saveSubNav } from '../saving/sub-nav-saving.ts';
import { Button } from '../ui/Button.tsx';
import { Permitted } from '../ui/Permitted.tsx';
import { FieldList } from './FieldList.tsx';
import { subNavFields } from './sub-nav-fields.ts';

/** The links of one sub nav. It is saved apart from the page, for every page that uses it. */
export function SubNavPanel() {
  const now = useSnapshot(state) as EditorState;
  const { documents, unsaved } = now;
  const { subNav } = documents;
  if (!subNav) return null;
  const reason = siteDocumentRefusal(now, 'subNav');
  return (
    <>
      <p className="ed-hint">
        {subNav.count === 1 ? '1 page uses it.' : `${subNav.count} pages use it.`} Visitors see changes once they are
        saved.
      </p>
      <div className="ed-actions">
        <Button
          look="primary"
          disabled={!unsaved.subNav || reason !== undefined}
          title={reason}
          onClick={() => void attempt(saveSubNav, `Sub nav ${subNav.name} saved`)}
        >
          Save
        </Button>
        <Button onClick={() => openSidebar('sub-navs')}>All sub navs</Button>
      </div>
      <Permitted reason={reason}>
        <FieldList fields={subNavFields} document="subNav" base={[]} value={subNav} />
      </Permitted>
    </>
  );
}
