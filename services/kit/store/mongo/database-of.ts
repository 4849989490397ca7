/** The database that a MongoDB URL names in its path, 'site' when it names none. (A URL of several hosts is none to URL.) */
export function parseDatabaseName(url: string): string {
  const name = /^mongodb(?:\+srv)?:\/\/[^/?]+\/([^/?]+)/.exec(url)?.[1];
  return name === undefined ? 'site' : decodeURIComponent(name);
}
