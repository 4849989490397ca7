import type { Settings } from '../../kit/settings.ts';

/** The suffix of an API key names its data centre. */
export function mailchimpApiUrl({ apiKey, url }: Settings['mailchimp']): string | null {
  if (apiKey === '') return null;
  if (url !== '') return url.replace(/\/+$/, '');
  const [, dataCentre] = /-([a-z]{2,4}\d{1,3})$/.exec(apiKey) ?? [];
  return dataCentre ? `https://${dataCentre}.api.mailchimp.com/3.0` : null;
}
