import { onMongodb } from './kit/testing/on-mongodb.ts';

await onMongodb(() => import('./archive.int.spec.ts'));
