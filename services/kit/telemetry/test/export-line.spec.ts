import { pino } from 'pino';
import type { LogRecord } from '@opentelemetry/api-logs';
import { connectLogs, exportLine } from '../export-line.ts';

const written: string[] = [];
const log = pino({ base: undefined, hooks: { streamWrite: exportLine } }, { write: (line) => void written.push(line) });

test('a line is exported as a record with its fields, and still written', () => {
  const records: LogRecord[] = [];
  connectLogs({ emit: (record) => void records.push(record), enabled: () => true });
  log.child({ service: 'pages' }).error({ err: new Error('Disk full'), requestId: 'r1' }, 'pages.save failed');
  connectLogs(null);
  log.info('only written');
  expect(records).toEqual([
    {
      timestamp: expect.any(Number),
      severityNumber: 17,
      severityText: 'ERROR',
      body: 'pages.save failed',
      attributes: { service: 'pages', requestId: 'r1', err: expect.objectContaining({ message: 'Disk full' }) },
    },
  ]);
  expect(written.map((line) => JSON.parse(line).msg)).toEqual(['pages.save failed', 'only written']);
});
