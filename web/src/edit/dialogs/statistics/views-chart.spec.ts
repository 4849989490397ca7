import { fillDays } from './ViewsChart.tsx';

test('a period has every day up to today, with zeros where nothing was counted', () => {
  const counted = { day: '2026-02-28', views: 3, conversions: 1 };
  expect(fillDays([counted], 3, new Date('2026-03-01T23:30:00Z'))).toEqual([
    { day: '2026-02-27', views: 0, conversions: 0 },
    counted,
    { day: '2026-03-01', views: 0, conversions: 0 },
  ]);
});
