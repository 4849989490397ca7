import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { type Region } from '../../../../../proto/entities/region.ts';
import { api } from '../../../api.ts';
import { ask } from '../../core/ask.ts';
import { attempt } from '../../core/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { RegionInUse } from './RegionInUse.tsx';

interface RegionEditorProps {
  region: Region;
  onStored: (region: Region) => void;
  onClose: () => void;
}

export function RegionEditor({ region: stored, onStored, onClose }: RegionEditorProps) {
  const [region, setRegion] = useState(stored);
  const [users, setUsers] = useState<string[] | null>(null);
  const change = (part: Partial<Region>) => setRegion({ ...region, ...part });
  const run = async (call: () => Promise<Region>, done: string) => {
    await attempt(async () => onStored(await call()), done);
  };
  const remove = () =>
    attempt(async () => {
      const pages = await api('GET /regions/findDependentPages', { regionId: region._id });
      if (pages.length > 0) return setUsers(pages.map((page) => page.slug || 'a page that you may not see'));
      const text = `${region.name || 'This region'} will be gone for good.`;
      if (!(await ask({ title: 'Delete region', text, yes: 'Delete', danger: true }))) return;
      if (await attempt(() => api('POST /regions/deleteRegion', { regionId: region._id }), 'Region deleted')) {
        onStored(stored);
        onClose();
      }
    });
  return (
    <form
      className="ed-form"
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => api('POST /regions/saveRegion', { region }), 'Region saved');
      }}
    >
      <Button look="quiet" onClick={onClose}>
        <ArrowLeft size={16} aria-hidden /> All regions
      </Button>
      <div className="ed-pair">
        <TextInput label="Name" maxLength={100} value={region.name} onChange={(name) => change({ name })} />
        <TextInput
          label="Code"
          hint="As in en-AU."
          maxLength={20}
          value={region.code}
          onChange={(code) => change({ code })}
        />
        <TextInput
          label="Slug Prefix"
          hint={
            stored.slugPrefix
              ? 'It can not be changed once it is saved.'
              : 'The first part of every address of the region.'
          }
          maxLength={60}
          readOnly={stored.slugPrefix !== ''}
          value={region.slugPrefix}
          onChange={(slugPrefix) => change({ slugPrefix })}
        />
        <TextInput
          label="Home Page Slug"
          maxLength={200}
          value={region.homePageSlug}
          onChange={(homePageSlug) => change({ homePageSlug })}
        />
        <TextInput
          label="Flag"
          hint="Its file name, as au."
          maxLength={40}
          value={region.flag}
          onChange={(flag) => change({ flag })}
        />
        <TextInput
          label="Latitude"
          type="number"
          min={-90}
          max={90}
          step="any"
          value={String(region.latitude)}
          onChange={(latitude) => change({ latitude: Number(latitude) })}
        />
        <TextInput
          label="Longitude"
          type="number"
          min={-180}
          max={180}
          step="any"
          value={String(region.longitude)}
          onChange={(longitude) => change({ longitude: Number(longitude) })}
        />
      </div>
      <div className="ed-actions">
        <Button type="submit">Save</Button>
        <Button
          look="primary"
          onClick={() => void run(() => api('POST /regions/publishRegion', { region }), 'Region published')}
        >
          Publish
        </Button>
        {stored.published ? (
          <Button
            onClick={() =>
              void run(() => api('POST /regions/unpublishRegion', { regionId: region._id }), 'Region unpublished')
            }
          >
            Unpublish
          </Button>
        ) : (
          <Button look="danger" onClick={() => void remove()}>
            Delete
          </Button>
        )}
      </div>
      {users && <RegionInUse slugs={users} onClose={() => setUsers(null)} />}
    </form>
  );
}
