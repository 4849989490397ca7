import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import addFormats from 'ajv-formats';
import { Ajv2019, type ValidateFunction } from 'ajv/dist/2019.js';
import { parse } from 'yaml';
import { closed, type Json } from './closed-schema.ts';

export interface Request {
  method: string;
  path: string;
  query: URLSearchParams;
  contentType: string;
  body: string;
}

/** A documented request. */
export interface DescribedRequest {
  /** The operationId, for instance `multiSearch`. */
  operation: string;
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  /** Returns the faults of a response to the request; empty if it has none. */
  validateResponse(status: number, contentType: string, body: unknown): string[];
}

const text = readFileSync(join(import.meta.dirname, 'typesense-openapi.yml'), 'utf8');
const description = parse(text) as Json;
// In the specification every value of a document is an object, which its own example contradicts.
description.components.schemas.SearchResultHit.properties.document = { type: 'object' };
// In the specification matched words are objects, but servers send strings.
description.components.schemas.SearchHighlight.properties.matched_tokens.items = { type: 'string' };

const ajv = new Ajv2019({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'description', components: closed(description.components) });
const coercing = new Ajv2019({ strict: false, allErrors: true, coerceTypes: true });
addFormats.default(coercing);
coercing.addSchema({ $id: 'description', components: closed(description.components) });

/** The header that every request needs, in lower case. */
export const keyHeader: string = description.components.securitySchemes.api_key_header.name.toLowerCase();

/** Finds the operation of a request in the OpenAPI document of Typesense; throws if the document does not allow it. */
export function findOperation({ method, path, query, contentType, body }: Request): DescribedRequest {
  const { operation, values } = operationAt(method, path);
  const named = `${method} ${path}`;
  const parameters = Object.fromEntries(query);
  if (Object.keys(parameters).length !== [...query].length) throw new Error(`${named} names a parameter twice`);
  const wrongs = faults(querySchema(operation), parameters, coercing).map((fault) => `its query ${fault}`);
  const content = operation.requestBody?.content ?? {};
  const type = contentType.split(';')[0]!;
  let sent: unknown;
  if (body !== '' || operation.requestBody?.required) {
    if (!content[type])
      throw new Error(`${named} sends "${type}", not ${Object.keys(content).join(' or ') || 'nothing'}`);
    sent = type === 'application/json' ? JSON.parse(body) : body;
    wrongs.push(...faults(content[type].schema, sent).map((fault) => `its body ${fault}`));
  }
  if (wrongs.length > 0) throw new Error(`${named}: ${wrongs.join('; ')}`);
  return {
    operation: operation.operationId,
    path: values,
    query: parameters,
    body: sent,
    validateResponse(status, answerType, answer) {
      const answers = operation.responses[String(status)]?.content;
      if (!answers) return [`${named} does not answer ${status}`];
      if (!answers[answerType]) return [`${named} does not answer ${answerType}`];
      return faults(answers[answerType].schema, answer).map((fault) => `the answer of ${named} ${fault}`);
    },
  };
}

function operationAt(method: string, path: string): { operation: Json; values: Record<string, string> } {
  const parts = path.split('/');
  const templates = Object.keys(description.paths).filter((template) => template.split('/').length === parts.length);
  // A literal path segment takes precedence over a parameter.
  const matching = templates
    .filter((template) => template.split('/').every((part, index) => part.startsWith('{') || part === parts[index]))
    .sort((a, b) => a.split('{').length - b.split('{').length);
  const operation = matching[0] && description.paths[matching[0]][method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is no operation of Typesense`);
  const values: Record<string, string> = {};
  for (const [index, part] of matching[0]!.split('/').entries())
    if (part.startsWith('{')) values[part.slice(1, -1)] = decodeURIComponent(parts[index]!);
  return { operation, values };
}

/** Object parameters are sent as one parameter for each property. */
function querySchema({ parameters = [] }: Json): Json {
  const inQuery = parameters.filter((one: Json) => one.in === 'query');
  return inQuery.length > 0 ? { allOf: inQuery.map((one: Json) => one.schema) } : { type: 'object', properties: {} };
}

const validators = new Map<string, ValidateFunction>();

function faults(schema: Json, value: unknown, by: Ajv2019 = ajv): string[] {
  const name = `${by === coercing} ${JSON.stringify(schema)}`;
  const validate = validators.get(name) ?? by.compile(closed(schema));
  validators.set(name, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
