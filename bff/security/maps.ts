import type { AllowedOrigins } from './security-headers.ts';

export interface Maps {
  script: string;
  allowed: AllowedOrigins;
}

const SCRIPT = 'https://maps.googleapis.com/maps/api/js';
const PLACES = 'https://places.googleapis.com';

export function parseMapsSettings(env: NodeJS.ProcessEnv): Maps | null {
  const key = env.MAPS_KEY?.trim();
  if (!key) return null;
  const script = createScriptUrl(env.MAPS_URL?.trim() || SCRIPT);
  script.searchParams.set('key', key);
  script.searchParams.set('libraries', 'places');
  const origins = env.MAPS_URL ? [script.origin] : [script.origin, PLACES];
  return { script: script.href, allowed: { script: origins, connect: origins } };
}

function createScriptUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`MAPS_URL is "${address}"; it has to be the http or https address of a script`);
  return url;
}
