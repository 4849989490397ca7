import process from 'node:process';
import { buildServer } from './build-server.mjs';

const named = process.env.NATS_TEST_SERVER;
if (named) process.stdout.write(`${named}\n`);
else buildServer({ name: 'nats-server', module: 'github.com/nats-io/nats-server/v2', version: 'v2.12.15' });
