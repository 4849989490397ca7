/** Where a map stands that nobody has put anywhere, in degrees: a region's, and any place that is new. */
export const DEFAULT_COORDINATES = { latitude: 40, longitude: 30 };
