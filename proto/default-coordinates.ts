export const DEFAULT_COORDINATES = { latitude: 40, longitude: 30 };
