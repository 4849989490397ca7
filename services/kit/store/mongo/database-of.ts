/** Default 'site'. URL cannot parse an address with several hosts. */
export function parseDatabaseName(url: string): string {
  const name = /^mongodb(?:\+srv)?:\/\/[^/?]+\/([^/?]+)/.exec(url)?.[1];
  return name === undefined ? 'site' : decodeURIComponent(name);
}
