import { onMongodb } from './kit/testing/on-mongodb.ts';

await onMongodb(() => import('./every-history.int.spec.ts'));
