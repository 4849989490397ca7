export function parseDatabaseName(url: string): string {
  const name = /^mongodb(?:\+srv)?:\/\/[^/?]+\/([^/?]+)/.exec(url)?.[1];
  return name === undefined ? 'site' : decodeURIComponent(name);
}
