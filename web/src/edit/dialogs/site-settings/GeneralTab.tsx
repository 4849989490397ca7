import { useSnapshot } from 'valtio';
import { publishFooter, publishNav } from '../../core/commands.ts';
import { state } from '../../core/state.ts';
import { Button } from '../../ui/Button.tsx';
import { Labelled } from '../../ui/Labelled.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { SettingsForm } from './SettingsForm.tsx';

export function GeneralTab() {
  const { nav, footer } = useSnapshot(state).documents;
  return (
    <>
      <SettingsForm>
        {({ title, keywords, description }, change) => (
          <>
            <TextInput
              label="Title"
              hint="For pages that have none of their own."
              maxLength={300}
              value={title ?? ''}
              onChange={(next) => change({ title: next })}
            />
            <TextInput
              label="Keywords"
              maxLength={1000}
              value={keywords ?? ''}
              onChange={(next) => change({ keywords: next })}
            />
            <Labelled label="Description">
              {(bound) => (
                <textarea
                  {...bound}
                  rows={3}
                  maxLength={1000}
                  value={description ?? ''}
                  onChange={(event) => change({ description: event.target.value })}
                />
              )}
            </Labelled>
          </>
        )}
      </SettingsForm>
      <h3>Around every page</h3>
      <div className="ed-actions">
        <Button disabled={!nav} onClick={() => void publishNav()}>
          Publish Nav
        </Button>
        <Button disabled={!footer} onClick={() => void publishFooter()}>
          Publish Footer
        </Button>
      </div>
    </>
  );
}
