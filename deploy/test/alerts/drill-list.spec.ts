import { readAlerts } from '../read-alerts.ts';
import { drills } from './drill-list.ts';

test('each alert has one drill', () => {
  const drilled = drills.flatMap(({ during, afterwards = [] }) => [...during, ...afterwards]);
  expect(drilled.sort()).toEqual(
    readAlerts()
      .map(({ alert }) => alert)
      .sort(),
  );
});
