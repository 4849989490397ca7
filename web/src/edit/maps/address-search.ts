import type { PlaceValue } from '../../fields/field.ts';
import type { PlacesLibrary } from './load-maps.ts';

export interface Suggestion {
  id: string;
  text: string;
  locate(): Promise<PlaceValue>;
}

/** Requests share a session token until an address is chosen, because the maps service charges by session. */
export function addressSearch(places: PlacesLibrary): (input: string) => Promise<Suggestion[]> {
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
