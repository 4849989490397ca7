import { z } from 'zod';
import { archiveTransfer, ImportQuery } from '../../proto/archive-transfer.ts';
import type { Call } from '../../proto/contract.ts';
import { Rendition } from '../../proto/entities/rendition.ts';
import { isProblemCode } from '../../proto/errors.ts';
import { identity } from '../../proto/identity.ts';
import { leads } from '../../proto/leads.ts';
import { pages } from '../../proto/pages.ts';
import { ShownVersion } from '../../proto/document-history.ts';
import { archivePaths, csvPath, mediaPaths, uploadBody, versionPath } from './other-paths.ts';
import { formExamples, inputExamples, outputExamples, parameterExamples, problemExamples } from './examples.ts';
import { possibleRefusals, type RefusalCode, refusals } from './statuses.ts';

type Schema = Record<string, unknown>;

const DESCRIPTION =
  'The calls of the site and its editor; docs/api.md explains signing in, errors, paging and revisions. A path that is called with another method is answered with 405 and the allowed methods in Allow.';

export function openApi(calls: Call[], version: string): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const call of calls) {
    if (!call.http) continue;
    const [method, path] = call.http.split(' ') as ['GET' | 'POST', string];
    (paths[`/api${path}`] ??= {})[method.toLowerCase()] = operation(call, method);
  }
  const { exportArchive, importArchive } = archiveTransfer.calls;
  Object.assign(
    paths,
    archivePaths({
      exportArchive: operation(exportArchive, 'GET'),
      importArchive: operation(importArchive, 'POST'),
      importParameters: parametersOf(schemaOf(ImportQuery, 'input')),
    }),
    csvPath(
      '/api/leads/export.csv',
      'Sends leads of the domain as a CSV file, oldest first.',
      operation(leads.calls.exportLeads, 'GET'),
    ),
    csvPath(
      '/api/audit/export.csv',
      'Sends the audit log as a CSV file, oldest first.',
      operation(identity.calls.exportAudit, 'GET'),
    ),
    versionPath(operation(pages.calls.loadVersion, 'GET'), parametersOf(schemaOf(ShownVersion, 'input'))),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Site', version, description: DESCRIPTION },
    paths: { ...paths, ...mediaPaths(parametersOf(schemaOf(Rendition, 'input'))) },
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'authToken' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Error: errorSchema },
      responses: Object.fromEntries(
        Object.entries(refusals).map(([name, { status, why }]) => [
          name,
          { description: `${status}: ${why}`, content: json(error) },
        ]),
      ),
    },
  };
}

function operation(call: Call, method: 'GET' | 'POST'): Schema {
  const input = schemaOf(call.in, 'input');
  return {
    operationId: `${call.service}.${call.key}`,
    summary: call.summary,
    tags: [call.service],
    ...(call.deprecated && { deprecated: true, description: call.deprecated }),
    ...(method === 'GET'
      ? {
          parameters: parametersOf(input).map((parameter) =>
            withExamples(parameter, parameterExamples(call, parameter.name)),
          ),
        }
      : {
          requestBody: call.upload
            ? uploadBody(input, formExamples(call))
            : { content: json(input, inputExamples(call)) },
        }),
    responses: {
      200: { description: 'The result', content: json(schemaOf(call.out, 'output'), outputExamples(call)) },
      ...Object.fromEntries(possibleRefusals(call).map((name) => [refusals[name].status, refusal(name, call)])),
    },
    security: call.who === 'anyone' ? [{}, { cookie: [] }, { bearer: [] }] : [{ cookie: [] }, { bearer: [] }],
  };
}

function refusal(name: RefusalCode, call: Call): Schema {
  const { status, why } = refusals[name];
  const examples = isProblemCode(name) ? problemExamples(call, name) : {};
  if (Object.keys(examples).length === 0) return { $ref: `#/components/responses/${name}` };
  return { description: `${status}: ${why}`, content: json(error, examples) };
}

interface Parameter extends Schema {
  name: string;
}

function parametersOf({ properties = {}, required = [] }: { properties?: Schema; required?: string[] }): Parameter[] {
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = property as Schema;
    return { name, in: 'query', required: required.includes(name), ...(description ? { description } : {}), schema };
  });
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
}

const json = (schema: Schema, examples: Schema = {}) => ({ 'application/json': withExamples({ schema }, examples) });

const withExamples = (described: Schema, examples: Schema): Schema =>
  Object.keys(examples).length === 0 ? described : { ...described, examples };

const error = { $ref: '#/components/schemas/Error' };

const errorSchema = schemaOf(
  z.object({
    status: z.number().int(),
    error: z.object({
      name: z.string(),
      message: z.string().describe('In English'),
      key: z.string().optional().describe('Names the refusal: docs/refusals.md lists all'),
      parameters: z
        .record(z.string(), z.union([z.string(), z.number()]))
        .optional()
        .describe('The values in the message'),
      details: z.unknown().optional(),
    }),
    requestId: z.string().optional(),
    traceId: z.string().optional().describe('Finds the request in traces and logs'),
  }),
  'output',
);
