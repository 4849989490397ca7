/** In degrees; used for every new map and region. */
export const DEFAULT_COORDINATES = { latitude: 40, longitude: 30 };
