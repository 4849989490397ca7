import 'reflect-metadata';
import { runHost } from './kit/host/start-host.ts';
import { serviceLoaders } from './service-loaders.ts';

await runHost(serviceLoaders, process.argv.slice(2));
