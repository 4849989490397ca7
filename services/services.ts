import type { ServiceDefinition } from './kit/host/service-definition.ts';
import { serviceLoaders } from './service-loaders.ts';

export const services: ServiceDefinition[] = [];
// Jest cannot import several modules with common imports at the same time.
for (const load of Object.values(serviceLoaders)) services.push(await load());
