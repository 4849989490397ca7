import { useState } from 'react';
import { capabilities, type Capability, describeCapability, type Grant } from '../../../../../proto/permissions.ts';
import type { PageType } from '../../../../../proto/values.ts';
import { optionsOf } from '../../../fields/field.ts';
import { useEditor } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { listPageTypes } from '../../page-types/registry.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Select } from '../../ui/Select.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { toSentence } from './describe-grants.ts';
import {
  applyPlace,
  firstPlace,
  isOfPages,
  isRegional,
  limitTo,
  type Place,
  placeError,
  sharedPlace,
  isLimitable,
} from './grants.ts';
import { Plus, X } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';
import * as styles from './roles.module.css';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.roles;

interface GrantFieldsProps {
  grants: readonly Grant[];
  offered?: readonly Capability[];
  regions: readonly { _id: string; name: string }[];
  showsErrors: boolean;
  onChange: (grants: Grant[]) => void;
}

export function GrantFields(props: GrantFieldsProps) {
  const { grants, offered = capabilities, regions, showsErrors, onChange } = props;
  const shared = sharedPlace(grants);
  const [wantsSeparate, setSeparate] = useState(false);
  const isSeparate = wantsSeparate || !shared;
  const place = shared ?? {};
  const toggle = (capability: Capability, on: boolean) => {
    const others = grants.filter((grant) => grant.capability !== capability);
    onChange(on ? [...others, limitTo(capability, isSeparate ? {} : place)] : others);
  };
  return (
    <>
      <Toggle
        label={t.separately}
        value={isSeparate}
        onChange={(on) => {
          setSeparate(on);
          if (!on) onChange(applyPlace(grants, firstPlace(grants)));
        }}
      />
      <fieldset className={sidebarStyles.group}>
        <legend>{t.rights}</legend>
        <div className={styles.choices}>
          {offered.map((capability) => (
            <Toggle
              key={capability}
              label={toSentence(describeCapability(capability))}
              hint={t.hints[capability]}
              value={grants.some((grant) => grant.capability === capability)}
              onChange={(on) => toggle(capability, on)}
            />
          ))}
        </div>
      </fieldset>
      {isSeparate &&
        capabilities.map((capability) => <GrantPlaces key={capability} capability={capability} {...props} />)}
      {!isSeparate && grants.some(({ capability }) => isRegional(capability)) && (
        <PlaceFields
          label={t.where}
          place={place}
          regions={regions}
          hasRegions
          hasPageTypes={grants.some(({ capability }) => isOfPages(capability))}
          showsError={showsErrors}
          onChange={(next) => onChange(applyPlace(grants, next))}
        />
      )}
    </>
  );
}

/** Edits the places of one right. A user has the right in each of them. */
function GrantPlaces({ capability, ...props }: GrantFieldsProps & { capability: Capability }) {
  const { grants, regions, showsErrors, onChange } = props;
  const places = grants.filter((grant) => grant.capability === capability);
  if (places.length === 0 || !isLimitable(capability)) return null;
  const name = describeCapability(capability);
  return (
    <>
      {places.map((grant, index) => (
        <div key={index} className={inputsStyles.inline}>
          <PlaceFields
            label={t.whereOf(name)}
            place={grant}
            regions={regions}
            hasRegions={isRegional(capability)}
            hasPageTypes={isOfPages(capability)}
            showsError={showsErrors}
            onChange={(place) => onChange(grants.map((one) => (one === grant ? limitTo(capability, place) : one)))}
          />
          {places.length > 1 && (
            <IconButton
              icon={X}
              label={t.removeScope(name)}
              onClick={() => onChange(grants.filter((one) => one !== grant))}
            />
          )}
        </div>
      ))}
      <div className={inputsStyles.actions}>
        <Button look="quiet" onClick={() => onChange([...grants, { capability, regionIds: [] }])}>
          <Plus size={16} aria-hidden /> {t.addScope(name)}
        </Button>
      </div>
    </>
  );
}

interface PlaceFieldsProps {
  label: string;
  place: Place;
  regions: readonly { _id: string; name: string }[];
  hasRegions: boolean;
  hasPageTypes: boolean;
  showsError: boolean;
  onChange: (place: Place) => void;
}

function PlaceFields(props: PlaceFieldsProps) {
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
  /** Undefined if all are chosen. */
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
        options={optionsOf({ all, limited })}
        onChange={(next) => onChange(next === 'limited' ? [] : undefined)}
      />
      {value && (
        <div className={styles.choices} role="group" aria-label={limited}>
          {options.map((option) => (
            <Toggle
              key={option.value}
              label={option.text}
              value={value.includes(option.value)}
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
