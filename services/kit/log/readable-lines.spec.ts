import { readableLines } from './readable-lines.ts';

const format = (line: object): string => {
  let text = '';
  readableLines({ write: (more) => (text += more) }).write(JSON.stringify({ time: Date.UTC(2026, 0, 1), ...line }));
  return text;
};

describe('a readable line', () => {
  test('has time, level, source and message', () => {
    expect(format({ level: 40, service: 'pages', msg: 'Events wait' })).toMatch(
      /^\d\d:\d\d:\d\d warn {2}pages: Events wait\n$/,
    );
  });

  test('has the other fields', () => {
    expect(format({ level: 30, msg: 'Refused', code: 'conflict' })).toContain('Refused {"code":"conflict"}');
  });

  test('has the stack of a fault and the trace id', () => {
    const text = format({ level: 50, msg: 'failed', trace: 'abc', err: { stack: 'Error: x\n    at y' } });
    expect(text).toContain('Error: x\n    at y\n    trace abc');
  });
});
