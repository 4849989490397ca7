import { z } from 'zod';
import { defineContract } from '../../../../proto/contract.ts';
import { createNatsUsers, defineService } from '../../host/service-definition.ts';

const query = { summary: 'Reads.', kind: 'query', who: 'anyone', in: z.object({}), out: z.object({}) } as const;
const shop = defineContract('shop', { look: query, count: { ...query, forServices: true } }, {});
const contractOf = (name: string) => defineContract(name, {}, {});

test('NATS permits a call for services only to those that declare it', () => {
  const handlers = { look: {} as never, count: {} as never };
  const definitions = [
    defineService(shop, { handlers }),
    defineService(contractOf('stock'), { handlers: {}, calls: [shop.calls.count] }),
    defineService(contractOf('till'), { handlers: {}, calls: [shop.calls.look] }),
  ];
  const permitted = (subject: string) =>
    createNatsUsers(definitions)
      .filter(({ publish }) => publish.includes(subject))
      .map(({ name }) => name);
  expect(permitted('shop.count')).toEqual(['stock']);
  expect(permitted('shop.look')).toEqual(['till', 'bff', 'tools']);
});
