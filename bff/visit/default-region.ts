const DEFAULT_PREFIX = 'au';

export const findDefaultRegion = <R extends { slugPrefix: string }>(regions: readonly R[]): R | undefined =>
  regions.find(({ slugPrefix }) => slugPrefix === DEFAULT_PREFIX) ?? regions[0];
