import type { Call } from '../../../proto/contract.ts';
import { agent } from '../../../proto/examples/names.ts';
import { possibleStatuses } from '../../openapi/statuses.ts';
import { FORM_TYPE, formOf } from '../media/form.ts';
import { ask, type Answer, type SiteOverHttp } from '../site.ts';
import { isObject } from './placeholders.ts';

/** Sends a call as a browser does: the input of a GET as a query, that of a POST as a body. Fails on an undocumented status. */
export async function send(
  site: SiteOverHttp,
  call: Call,
  input: object,
  token?: string,
  host?: string,
): Promise<Answer> {
  const answer = await sent(site, call, input, token, host);
  if (!possibleStatuses(call).includes(answer.status))
    throw new Error(
      `${call.http} answered ${answer.status}, which its OpenAPI description does not name: ${answer.text}`,
    );
  return answer;
}

function sent(
  site: SiteOverHttp,
  { http, upload }: Call,
  input: object,
  token?: string,
  host?: string,
): Promise<Answer> {
  const [method, path] = http!.split(' ') as ['GET' | 'POST', string];
  const headers = {
    'user-agent': agent,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(host !== undefined && { host }),
  };
  if (upload) return ask(site.bff.url, method, `/api${path}`, { ...headers, 'content-type': FORM_TYPE }, asForm(input));
  if (method === 'POST') return site.post(`/api${path}`, input, headers);
  return site.get(`/api${path}?${queryOf(input)}`, headers);
}

/** Builds a form of texts, in which an object is a file. */
const asForm = (input: object): Buffer =>
  formOf(
    ...Object.entries(input).map(([name, value]) =>
      isObject(value)
        ? { name, filename: String(value.name), bytes: String(value.content) }
        : { name, bytes: String(value) },
    ),
  );

/** Repeats the parameter for each value of a list. */
function queryOf(input: object): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) query.append(name, String(one));
  return query;
}
