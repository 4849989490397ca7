import 'reflect-metadata';
import { runHost } from './kit/host/start-host.ts';
import { services } from './services.ts';

await runHost(services, process.argv.slice(2));
