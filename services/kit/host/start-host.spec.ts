import { selectServices } from './start-host.ts';

const services = ['pages', 'regions'];
const named = (...names: string[]) => selectServices(names, services);

describe('a process', () => {
  test('hosts the services that its command line names', () => {
    expect(named('regions')).toEqual(['regions']);
  });

  test('hosts all services if none is named', () => {
    expect(named()).toEqual(services);
  });

  test('lists the services if an unknown one is named', () => {
    expect(named('pages', 'wine')).toEqual(new Error('There is no service named wine. There are: pages, regions.'));
  });
});
