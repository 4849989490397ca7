import { DEFAULT_COORDINATES } from '../../../../proto/blocks/kinds/place.ts';
import type { PlaceValue } from '../../fields/field.ts';
import { encodePart } from '../../../../proto/unicode.ts';

/** Uses the position if it is set, otherwise the address. Returns an empty string if there is neither. */
export function mapAddress({ address, latitude, longitude }: PlaceValue): string {
  const isSet = latitude !== DEFAULT_COORDINATES.latitude || longitude !== DEFAULT_COORDINATES.longitude;
  if (isSet && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  const query = address.trim();
  return query && `https://www.openstreetmap.org/search?query=${encodePart(query)}`;
}
