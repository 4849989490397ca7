import { useState } from 'react';
import { capabilities, type Capability, describeCapability, type Grant } from '../../../../../proto/permissions.ts';
import { messages } from '../../messages/messages.ts';
import { Toggle } from '../../ui/Toggle.tsx';
import { toSentence } from './describe-grants.ts';
import { applyPlace, firstPlace, isOfPages, isRegional, limitTo, sharedPlace } from './grants.ts';
import { GrantPlaces } from './GrantPlaces.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';
import * as styles from './roles.module.css';

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
        <div className={isSeparate ? styles.limited : styles.choices}>
          {capabilities.map((capability) => (
            <div key={capability} className={styles.right}>
              <Toggle
                label={toSentence(describeCapability(capability))}
                hint={t.hints[capability]}
                checked={grants.some((grant) => grant.capability === capability)}
                onChange={(on) => toggle(capability, on)}
              />
              {isSeparate && (
                <GrantPlaces
                  capability={capability}
                  grants={grants}
                  regions={regions}
                  showsErrors={showsErrors}
                  onChange={onChange}
                />
              )}
            </div>
          ))}
        </div>
      </fieldset>
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
