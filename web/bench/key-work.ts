/** An event of a Chrome trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { name?: string; data?: { type?: string } };
}

/** Names of events in the categories `toplevel`, `devtools.timeline` and `cc`. */
const TASK = 'ThreadControllerImpl::RunTask';
const KEY = 'EventDispatch';
const FRAME = 'ProxyMain::BeginMainFrame';

interface Task {
  from: number;
  to: number;
}

/** Returns the main-thread time in milliseconds from each key press to its painted frame, without waiting for the next display frame. */
export function keyWork(trace: readonly TraceEvent[]): number[] {
  const events = busiestMainThread(trace);
  const tasks = outermost(events.filter(({ name }) => name === TASK));
  const keys = events.filter(({ name, args }) => name === KEY && args?.data?.type === 'keydown');
  const frames = events.filter(({ name }) => name === FRAME);
  return keys.flatMap(({ ts }, index) => {
    const nextKey = keys[index + 1]?.ts ?? Infinity;
    const frame = frames.find((one) => one.ts > ts && one.ts < nextKey);
    if (!frame) return [];
    const end = tasks.find(({ from, to }) => from <= frame.ts && frame.ts < to)?.to ?? frame.ts + frame.dur;
    const until = tasks.filter(({ from, to }) => to > ts && from < end);
    return [until.reduce((sum, { from, to }) => sum + to - from, 0) / 1000];
  });
}

function busiestMainThread(trace: readonly TraceEvent[]): Required<TraceEvent>[] {
  const threads = trace
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) =>
      trace.filter(
        (event): event is Required<TraceEvent> => event.ph === 'X' && event.pid === pid && event.tid === tid,
      ),
    );
  const [busiest = []] = threads.sort((a, b) => b.length - a.length);
  return busiest.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
}

function outermost(events: readonly Required<TraceEvent>[]): Task[] {
  const tasks: Task[] = [];
  for (const { ts, dur } of events) {
    if (ts >= (tasks.at(-1)?.to ?? -Infinity)) tasks.push({ from: ts, to: ts + dur });
  }
  return tasks;
}
