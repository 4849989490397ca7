import { partialService } from '../testing/partial-service.ts';
import { selectServices } from './select-services.ts';

const services = ['pages', 'regions'].map((name) => partialService({ name, calls: {}, events: {} }));
const named = (...names: string[]) => selectServices(names, services);

describe('a process', () => {
  test('hosts the services that its command line names', () => {
    expect(named('regions')).toEqual([services[1]]);
  });

  test('hosts all when it names none', () => {
    expect(named()).toEqual(services);
  });

  test('says which services there are when it names one that is not', () => {
    expect(named('pages', 'wine')).toEqual(new Error('There is no service named wine. There are: pages, regions.'));
  });
});
