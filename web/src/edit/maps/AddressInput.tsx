import { useState, useRef } from 'react';
import type { PlaceValue } from '../../fields/field.ts';
import { Combobox } from '../ui/Combobox.tsx';
import { LabeledField } from '../ui/LabeledField.tsx';
import { messages } from '../messages/messages.ts';
import { useResult } from '../ui/use-call.ts';
import { useDebounced } from '../ui/use-debounced.ts';
import { loadMaps, type PlacesLibrary } from './load-maps.ts';
import * as linksStyles from '../ui/styles/links.module.css';

const PAUSE_MS = 300;
const MIN_LENGTH = 3;

const t = messages.maps;

interface AddressInputProps {
  label: string;
  maxLength: number;
  script: string;
  value: string;
  onChange: (address: string) => void;
  onFocus: () => void;
  onBlur: () => void;
  onChoose: (position: PlaceValue) => void;
}

export function AddressInput({ label, script, onChange, onChoose, onBlur, ...input }: AddressInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const { suggestions, failed } = useSuggestions(script, typed);
  const close = () => setTyped(null);
  return (
    <LabeledField label={label} hint={t.hint} error={failed || isUnknown ? t.failed : undefined}>
      {(bound) => (
        <div className={linksStyles.picker}>
          <Combobox
            {...input}
            {...bound}
            listLabel={t.addresses}
            isOpen={suggestions.length > 0}
            options={suggestions}
            keyOf={({ id }) => id}
            show={({ text }) => text}
            enter="nothing"
            onChange={(text) => {
              setTyped(text);
              setUnknown(false);
              onChange(text);
            }}
            onChoose={({ locate }) => {
              close();
              locate().then(onChoose, () => setUnknown(true));
            }}
            onClose={close}
            onBlur={() => {
              close();
              onBlur();
            }}
          />
        </div>
      )}
    </LabeledField>
  );
}

/** Null turns suggestions off; the maps script is loaded with the first text. */
function useSuggestions(script: string, typed: string | null): { suggestions: readonly Suggestion[]; failed: boolean } {
  const input = useDebounced(typed?.trim() ?? '', PAUSE_MS);
  const search = useRef<((input: string) => Promise<Suggestion[]>) | undefined>(undefined);
  const { data, error } = useResult(input, async () => {
    if (input.length < MIN_LENGTH) return [];
    search.current ??= addressSearch(await loadMaps(script));
    return search.current(input);
  });
  return { suggestions: (typed !== null && data) || [], failed: typed !== null && error !== '' };
}

interface Suggestion {
  id: string;
  text: string;
  locate(): Promise<PlaceValue>;
}

/** Requests share a session token until an address is chosen, because the maps service charges by session. */
function addressSearch(places: PlacesLibrary): (input: string) => Promise<Suggestion[]> {
  let sessionToken: object | undefined;
  return async (input) => {
    sessionToken ??= new places.AutocompleteSessionToken();
    const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions({ input, sessionToken });
    return suggestions.flatMap(({ placePrediction }) => {
      if (!placePrediction) return [];
      const text = placePrediction.text.text;
      const locate = async () => {
        const place = placePrediction.toPlace();
        sessionToken = undefined;
        await place.fetchFields({ fields: ['formattedAddress', 'location'] });
        if (!place.location) throw new Error(`${text} has no position`);
        const address = (place.formattedAddress ?? text).slice(0, 300);
        return { address, latitude: degrees(place.location.lat()), longitude: degrees(place.location.lng()) };
      };
      return [{ id: placePrediction.placeId, text, locate }];
    });
  };
}

/** Six decimals are precise to about ten centimetres. */
const degrees = (value: number): number => Math.round(value * 1e6) / 1e6;
