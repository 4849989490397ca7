import { readableLines } from './readable-lines.ts';

const shown = (line: object): string => {
  let text = '';
  readableLines({ write: (more) => (text += more) }).write(JSON.stringify({ time: Date.UTC(2026, 0, 1), ...line }));
  return text;
};

describe('a readable line', () => {
  test('has time, level, source and message', () => {
    expect(shown({ level: 40, service: 'pages', msg: 'Events wait' })).toMatch(
      /^\d\d:\d\d:\d\d warn {2}pages: Events wait\n$/,
    );
  });

  test('has the other fields', () => {
    expect(shown({ level: 30, msg: 'Refused', code: 'conflict' })).toContain('Refused {"code":"conflict"}');
  });

  test('has the stack of a fault and the trace id', () => {
    const text = shown({ level: 50, msg: 'failed', trace: 'abc', err: { stack: 'Error: x\n    at y' } });
    expect(text).toContain('Error: x\n    at y\n    trace abc');
  });
});
