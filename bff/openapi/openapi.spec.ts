import { Validator } from '@seriousme/openapi-schema-validator';
import { archiveTransfer } from '../../proto/archive-transfer.ts';
import type { Call } from '../../proto/contract.ts';
import { Rendition } from '../../proto/entities/rendition.ts';
import { examplesOf } from '../../proto/examples/examples.ts';
import { calls } from '../../proto/index.ts';
import { pages } from '../../proto/pages.ts';
import { openApi } from './openapi.ts';

const document = openApi(calls, '1.0.0') as any;

const operations: { id: string; operation: any }[] = Object.values<object>(document.paths).flatMap((methods) =>
  Object.values<any>(methods).map((operation) => ({ id: operation.operationId, operation })),
);

function inputsOf({ parameters = [], requestBody }: any): { name: string; description?: string }[] {
  const bodies = Object.values<any>(requestBody?.content ?? {});
  const fields = bodies.flatMap(({ schema }) => Object.entries<any>(schema.properties ?? {}));
  return [...parameters, ...fields.map(([name, { description }]) => ({ name, description }))];
}

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });
  test('has every call with a route, and no other', () => {
    const underApi = Object.entries<object>(document.paths).filter(([path]) => path.startsWith('/api/'));
    const documented = underApi.flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
    );
    const routed = [...calls, ...Object.values(archiveTransfer.calls)];
    const files = ['GET /leads/export.csv', 'GET /audit/export.csv', 'GET /visit/version'];
    expect(documented.sort()).toEqual([...files, ...routed.flatMap(({ http }: Call) => http ?? [])].sort());
  });
  test('describes the query of each GET', () => {
    const names = document.paths['/api/sitemap/filter'].get.parameters.map(({ name }: { name: string }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['page', 'size', 'freq', 'slug', 'pageType', 'priority', 'publishableByYou']),
    );
  });
  test('gives each operation a unique summary of one sentence', () => {
    const summaries = operations.map(({ operation }) => operation.summary);
    for (const { id, operation } of operations)
      expect([id, operation.summary]).toEqual([id, expect.stringMatching(/^[A-Z].*[a-z]\.$/)]);
    expect(summaries.filter((summary, index) => summaries.indexOf(summary) !== index)).toEqual([]);
  });
  test('describes each parameter and each field of a body', () => {
    const undescribed = operations.flatMap(({ id, operation }) =>
      inputsOf(operation)
        .filter(({ description = '' }) => !/^[A-Z].*\.$/.test(description))
        .map(({ name }) => `${id}: ${name}`),
    );
    expect(undescribed).toEqual([]);
  });
  test('requires a session where the contract does', () => {
    expect(document.paths['/api/page/save'].post.security).toEqual([{ cookie: [] }, { bearer: [] }]);
    expect(document.paths['/api/page/load'].get.security).toContainEqual({});
  });
  test('has the requests and responses of the examples', () => {
    const documented = (examples: Record<string, { value: unknown }>) =>
      Object.values(examples).map(({ value }) => value);
    const { parameters, responses } = document.paths['/api/page/load'].get;
    const [read, missing] = examplesOf(pages.calls.load);
    expect(documented(parameters.find(({ name }: { name: string }) => name === 'slug').examples)).toEqual([
      'au/benefits',
      '/au/unicorns',
    ]);
    expect(documented(responses[200].content['application/json'].examples)).toEqual([(read as any).out]);
    expect(documented(responses[404].content['application/json'].examples)).toEqual([(missing as any).refused]);
    const { content } = document.paths['/api/page/save'].post.requestBody;
    expect(documented(content['application/json'].examples)).toEqual(examplesOf(pages.calls.save).map((one) => one.in));
  });
  test('lists the possible statuses of each call', () => {
    const statuses = (path: string, method: string) => Object.keys(document.paths[path][method].responses).map(Number);
    expect(statuses('/api/page/save', 'post')).toEqual([200, 400, 401, 403, 404, 408, 409, 413, 415, 431, 500, 503]);
    expect(statuses('/api/regions/loadRegions', 'get')).toEqual([200, 400, 401, 404, 431, 500, 503]);
    expect(statuses('/api/page/load', 'get')).toEqual([200, 400, 401, 403, 404, 431, 500, 503]);
    expect(statuses('/api/user/login', 'post')).toEqual([200, 400, 401, 403, 404, 408, 413, 415, 429, 431, 500, 503]);
    expect(statuses('/api/mailchimp/subscribe', 'post')).toEqual(expect.arrayContaining([429, 502, 503]));
  });
  test('describes an upload as a form with a file, without the fields that the BFF sets', () => {
    const { content } = document.paths['/api/image/upload'].post.requestBody;
    expect(content).toEqual({
      'multipart/form-data': {
        examples: expect.anything(),
        schema: {
          type: 'object',
          properties: {
            file: { type: 'string', format: 'binary', description: expect.any(String) },
            alt: { type: 'string', maxLength: 500, default: '', description: expect.any(String) },
          },
          required: ['file'],
        },
      },
    });
  });
  test('describes an export as a file, and an import as a form with a query', () => {
    expect(Object.keys(document.paths['/api/export'].get.responses[200].content)).toEqual(['application/x-tar']);
    const { parameters, requestBody } = document.paths['/api/import'].post;
    expect(parameters.map(({ name, in: place }: any) => [name, place])).toEqual([['dryRun', 'query']]);
    expect(Object.keys(requestBody.content)).toEqual(['multipart/form-data']);
  });
  test('describes the leads as a CSV file with the filters of the list', () => {
    const { parameters, responses } = document.paths['/api/leads/export.csv'].get;
    expect(parameters.map(({ name }: any) => name)).toEqual([
      'formId',
      'regionId',
      'from',
      'to',
      'suspicious',
      'separator',
    ]);
    expect(Object.keys(responses[200].content)).toEqual(['text/csv']);
  });
  test('describes the query of a picture', () => {
    const parameters: { name: string; in: string }[] = document.paths['/img/{id}'].get.parameters;
    const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
    expect(names).toEqual(Object.keys(Rendition.shape));
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/file/{id}', '/file/{id}/{name}']));
  });
});
