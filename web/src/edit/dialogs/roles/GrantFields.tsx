import { useState } from 'react';
import { capabilities, type Capability, describeCapability, type Grant } from '../../../../../proto/permissions.ts';
import { messages } from '../../messages/messages.ts';
import { Toggle } from '../../ui/Toggle.tsx';
import { toSentence } from './describe-grants.ts';
import { applyPlace, firstPlace, isOfPages, isRegional, limitTo, sharedPlace, isLimitable } from './grants.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { Plus, X } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';
import * as styles from './roles.module.css';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.roles;

interface GrantFieldsProps {
  grants: readonly Grant[];
  regions: readonly { _id: string; name: string }[];
  showsErrors: boolean;
  onChange: (grants: Grant[]) => void;
}

export function GrantFields({ grants, regions, showsErrors, onChange }: GrantFieldsProps) {
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
        checked={isSeparate}
        onChange={(on) => {
          setSeparate(on);
          if (!on) onChange(applyPlace(grants, firstPlace(grants)));
        }}
      />
      <fieldset className={sidebarStyles.group}>
        <legend>{t.rights}</legend>
        <div className={styles.choices}>
          {capabilities.map((capability) => (
            <Toggle
              key={capability}
              label={toSentence(describeCapability(capability))}
              hint={t.hints[capability]}
              checked={grants.some((grant) => grant.capability === capability)}
              onChange={(on) => toggle(capability, on)}
            />
          ))}
        </div>
      </fieldset>
      {isSeparate &&
        capabilities.map((capability) => (
          <GrantPlaces
            key={capability}
            capability={capability}
            grants={grants}
            regions={regions}
            showsErrors={showsErrors}
            onChange={onChange}
          />
        ))}
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

interface GrantPlacesProps {
  capability: Capability;
  grants: readonly Grant[];
  regions: readonly { _id: string; name: string }[];
  showsErrors: boolean;
  onChange: (grants: Grant[]) => void;
}

/** The places of one right; a user needs only one of them. */
function GrantPlaces({ capability, grants, regions, showsErrors, onChange }: GrantPlacesProps) {
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
