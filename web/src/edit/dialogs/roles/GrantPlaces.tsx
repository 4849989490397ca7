import { Plus, X } from 'lucide-react';
import { type Capability, describeCapability, type Grant } from '../../../../../proto/permissions.ts';
import { messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { isLimitable, isOfPages, isRegional, limitTo } from './grants.ts';
import { PlaceFields } from './PlaceFields.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.roles;

interface GrantPlacesProps {
  capability: Capability;
  grants: readonly Grant[];
  regions: readonly { _id: string; name: string }[];
  showsErrors: boolean;
  onChange: (grants: Grant[]) => void;
}

/** The places of one right; a user needs only one of them. */
export function GrantPlaces({ capability, grants, regions, showsErrors, onChange }: GrantPlacesProps) {
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
