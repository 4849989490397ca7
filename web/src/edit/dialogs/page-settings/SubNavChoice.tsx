import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Page } from '../../../../../proto/entities/page.ts';
import type { SubNav } from '../../../../../proto/entities/sub-nav.ts';
import { api } from '../../../api.ts';
import { setValue } from '../../core/actions.ts';
import { openSidebar, selectMenuItem } from '../../core/panels.ts';
import { state } from '../../core/state.ts';
import { attempt } from '../../core/toast.ts';
import { openSubNav } from '../../saving/sub-nav-saving.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useCall } from '../../ui/use-call.ts';

function editLinks(subNav: SubNav): void {
  if (state.editInModal) selectMenuItem(state.activeMenuItem);
  openSubNav(subNav);
  openSidebar('sub-nav');
}

/** The sub nav that stands under the header of the page, out of those of its region. */
export function SubNavChoice({ page }: { page: Page }) {
  const [name, setName] = useState('');
  const region = page.region?.slugPrefix ?? '';
  const { data, error, reload } = useCall('GET /subNav/list', { region, domainId: page.domainId });
  const add = async () => {
    if (name.trim() === '') return;
    if (!(await attempt(() => api('POST /subNav/add', { name, region, domainId: page.domainId }), 'Success'))) return;
    setName('');
    reload();
  };
  const remove = async (_id: string) => {
    if (await attempt(() => api('POST /subNav/remove', { _id }), 'Success')) reload();
  };
  return (
    <fieldset className="ed-group">
      <legend>Sub nav</legend>
      {error && <p className="ed-error">{error}</p>}
      <ul className="ed-rows">
        {data?.map((subNav) => (
          <li key={subNav._id}>
            <span className="ed-row-name">{subNav.name || 'Missing Name'}</span>
            <span className="ed-hint">{subNav.count === 1 ? '1 page' : `${subNav.count} pages`}</span>
            {page.miniNavId === subNav._id ? (
              <Button onClick={() => setValue(['miniNavId'], null)}>Remove from page</Button>
            ) : (
              <Button onClick={() => setValue(['miniNavId'], subNav._id)}>Use</Button>
            )}
            <Button onClick={() => editLinks(subNav)}>Edit links</Button>
            <Button
              look="icon"
              aria-label={`Delete ${subNav.name || 'Missing Name'}`}
              disabled={subNav.count > 0}
              onClick={() => void remove(subNav._id)}
            >
              <Trash2 size={16} />
            </Button>
          </li>
        ))}
      </ul>
      <div className="ed-inline">
        <TextInput label="New sub nav" maxLength={100} value={name} onChange={setName} />
        <Button disabled={name.trim() === ''} onClick={() => void add()}>
          Add
        </Button>
      </div>
    </fieldset>
  );
}
