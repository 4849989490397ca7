import { useEditor } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { listPageTypes } from '../../page-types/registry.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { type Place, placeError } from './grants.ts';
import type { PageType } from '../../../../../proto/values.ts';
import { Select } from '../../ui/Select.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';
import * as styles from './roles.module.css';

const t = messages.roles;

interface PlaceFieldsProps {
  label: string;
  place: Place;
  regions: readonly { _id: string; name: string }[];
  hasRegions: boolean;
  hasPageTypes: boolean;
  showsError: boolean;
  onChange: (place: Place) => void;
}

export function PlaceFields(props: PlaceFieldsProps) {
  const { label, place, regions, hasRegions, hasPageTypes, showsError, onChange } = props;
  const editor = useEditor();
  const { regionIds, pageTypes } = place;
  const types = listPageTypes(editor).map(({ name, label: text }) => ({ value: name as PageType, text }));
  return (
    <fieldset className={sidebarStyles.group}>
      <legend>{label}</legend>
      {hasRegions && (
        <LimitedChoice
          label={common.region}
          all={common.allRegions}
          limited={t.chosenRegions}
          options={regions.map(({ _id, name }) => ({ value: _id, text: name }))}
          value={regionIds}
          onChange={(next) => onChange(next ? { ...place, regionIds: next } : without(place, 'regionIds'))}
        />
      )}
      {hasPageTypes && (
        <LimitedChoice
          label={common.pageType}
          all={t.allPageTypes}
          limited={t.chosenPageTypes}
          options={types}
          value={pageTypes}
          onChange={(next) => onChange(next ? { ...place, pageTypes: next } : without(place, 'pageTypes'))}
        />
      )}
      <ErrorMessage>{showsError ? placeError(place) : undefined}</ErrorMessage>
    </fieldset>
  );
}

function without(place: Place, field: keyof Place): Place {
  const { [field]: _, ...rest } = place;
  return rest;
}

interface LimitedChoiceProps<V extends string> {
  label: string;
  all: string;
  limited: string;
  options: readonly { value: V; text: string }[];
  /** Undefined for all. */
  value: readonly V[] | undefined;
  onChange: (value: V[] | undefined) => void;
}

function LimitedChoice<V extends string>(props: LimitedChoiceProps<V>) {
  const { label, all, limited, options, value, onChange } = props;
  return (
    <div className={styles.limited}>
      <Select
        label={label}
        value={value ? 'limited' : 'all'}
        options={[
          { value: 'all', text: all },
          { value: 'limited', text: limited },
        ]}
        onChange={(next) => onChange(next === 'limited' ? [] : undefined)}
      />
      {value && (
        <div className={styles.choices} role="group" aria-label={limited}>
          {options.map((option) => (
            <Toggle
              key={option.value}
              label={option.text}
              checked={value.includes(option.value)}
              onChange={(on) =>
                onChange(on ? [...value, option.value] : value.filter((other) => other !== option.value))
              }
            />
          ))}
        </div>
      )}
    </div>
  );
}
