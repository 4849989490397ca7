import { type TraceEvent, keyWork } from './key-work.ts';

const thread = { pid: 1, tid: 1 };
const name: TraceEvent = { ...thread, name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } };
const event = (name: string, from: number, to: number, type?: string): TraceEvent => ({
  ...thread,
  name,
  ph: 'X',
  ts: from * 1000,
  dur: (to - from) * 1000,
  args: { data: { type } },
});

test('the work of a key is that of its tasks until its frame, without the time between them', () => {
  const trace = [
    name,
    event('ThreadControllerImpl::RunTask', 0, 5),
    event('EventDispatch', 1, 2, 'keydown'),
    event('ThreadControllerImpl::RunTask', 7, 8),
    event('ThreadControllerImpl::RunTask', 20, 26),
    event('ThreadControllerImpl::RunTask', 21, 22),
    event('ProxyMain::BeginMainFrame', 25, 26),
    event('ThreadControllerImpl::RunTask', 30, 40),
  ];
  expect(keyWork(trace)).toEqual([12]);
});

test('a key without a frame before the next key is not counted separately', () => {
  const trace = [
    name,
    event('ThreadControllerImpl::RunTask', 0, 2),
    event('EventDispatch', 1, 2, 'keydown'),
    event('ThreadControllerImpl::RunTask', 3, 5),
    event('EventDispatch', 4, 5, 'keydown'),
    event('ThreadControllerImpl::RunTask', 6, 9),
    event('ProxyMain::BeginMainFrame', 8, 9),
  ];
  expect(keyWork(trace)).toEqual([5]);
});

test('threads of other pages and processes do not count', () => {
  const other = [name, event('ThreadControllerImpl::RunTask', 0, 90), event('ProxyMain::BeginMainFrame', 3, 4)].map(
    (one) => ({ ...one, pid: 2 }),
  );
  const trace = [
    name,
    event('ThreadControllerImpl::RunTask', 0, 2),
    event('EventDispatch', 1, 2, 'keydown'),
    event('ProxyMain::BeginMainFrame', 1.5, 2),
  ];
  expect(keyWork([...other, ...trace])).toEqual([2]);
});
