/** @jest-environment ./scripts/jest/document-environment.js */
import { jest } from '@jest/globals';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { VisitContext } from '../../visit/context/visit-context.ts';
import { regionsFixture, visitFixture } from '../../visit/visit.fixture.ts';
import { toProps } from '../block.ts';
import { newItem } from '../new-item.ts';
import { jobListingsBlock } from './JobListings.fields.ts';
import { JobListings } from './JobListings.tsx';
import * as styles from './JobListings.module.css';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// React's server renderer needs these at import; jsdom does not provide them.
Object.assign(globalThis, {
  MessageChannel: class {
    port1 = {};
    port2 = {};
  },
  TextEncoder: (await import('node:util')).TextEncoder,
});
const { renderToString } = await import('react-dom/server');

const job = (title: string, closes?: string, place = 'Perth') => ({
  key: title,
  title,
  place,
  kind: 'Full time',
  closes,
  link: { type: 'page', href: '/au', text: 'Read more' },
});
const open = job('Adviser', '9999-12-31');
const undated = job('Actuary');
const closed = job('Archivist', '2020-01-31', 'Hobart');

/** Renders a page on an earlier day and hydrates it today. */
async function hydrate(stored: Record<string, unknown>, later = () => {}) {
  const view = (
    <VisitContext value={visitFixture({ region: { ...regionsFixture[0]!, timeZone: 'Pacific/Auckland' } })}>
      <JobListings {...toProps(jobListingsBlock, { ...newItem(jobListingsBlock, 'k'), ...stored })} />
    </VisitContext>
  );
  const page = document.createElement('div');
  page.innerHTML = asServer(() => renderToString(view));
  later();
  const complaints: unknown[] = [];
  await act(async () => {
    hydrateRoot(page, view, { onRecoverableError: (error) => complaints.push(error) });
  });
  const shown = [...page.querySelectorAll(`li, .${styles.none}, .${styles.place}`)].filter(
    (element) => !element.closest('[hidden]'),
  );
  return {
    shown: shown.map((element) => element.querySelector('h3, h4')?.textContent ?? element.textContent),
    complaints,
  };
}

function asServer<T>(work: () => T): T {
  const { document: here } = globalThis;
  Reflect.deleteProperty(globalThis, 'document');
  try {
    return work();
  } finally {
    globalThis.document = here;
  }
}

test('jobs past their closing date are not shown', async () => {
  expect(await hydrate({ jobs: [open, closed, undated] })).toEqual({ shown: ['Adviser', 'Actuary'], complaints: [] });
});

test('jobs that closed in the region since the page was rendered are hidden on hydration', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask'] });
  // Auckland is 13 hours ahead.
  jest.setSystemTime(new Date('2020-01-31T10:59:59Z'));
  const { shown, complaints } = await hydrate({ jobs: [open, closed] }, () =>
    jest.setSystemTime(new Date('2020-01-31T11:00:00Z')),
  );
  expect([shown, complaints]).toEqual([['Adviser'], []]);
  jest.setSystemTime(new Date('2020-01-31T10:59:59Z'));
  expect((await hydrate({ jobs: [open, closed] })).shown).toEqual(['Adviser', 'Archivist']);
  jest.useRealTimers();
});

test('a message is shown when all are closed', async () => {
  expect(await hydrate({ jobs: [closed], none: 'None just now.' })).toEqual({
    shown: ['None just now.'],
    complaints: [],
  });
});

test('grouped by place, a place without open jobs is left out', async () => {
  expect(await hydrate({ jobs: [open, closed, undated], byPlace: true })).toEqual({
    shown: ['Perth', 'Adviser', 'Actuary'],
    complaints: [],
  });
});
