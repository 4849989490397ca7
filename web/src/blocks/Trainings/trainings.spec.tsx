import { renderToString } from 'react-dom/server';
import { VisitContext } from '../../visit/context/visit-context.ts';
import { visitFixture } from '../../visit/visit.fixture.ts';
import { Trainings } from './Trainings.tsx';
import * as styles from './Trainings.module.css';
import { samples } from './Trainings.samples.ts';

test.each(samples.map(({ name, item }) => [name, item] as const))(
  'the server renders neither a loading nor an empty state: %s',
  (_, item) => {
    const none = 'There are no trainings just now.';
    const html = renderToString(<Trainings {...({ ...item, none } as unknown as Parameters<typeof Trainings>[0])} />);
    expect(html).toContain(`class="${styles.areas}"`);
    for (const text of ['Loading', none, 'cannot be shown', 'JavaScript', 'Service Group'])
      expect(html).not.toContain(text);
  },
);

test('visitors see nothing while no training service is connected', () => {
  const html = renderToString(
    <VisitContext value={visitFixture({ unconnected: ['trainings'] })}>
      <Trainings title="Trainings" text="" category="" none="None" />
    </VisitContext>,
  );
  expect(html).toBe('');
});
