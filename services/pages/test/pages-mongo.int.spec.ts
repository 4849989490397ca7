import { onMongodb } from '../../kit/testing/on-mongodb.ts';

await onMongodb(() => import('./pages.int.spec.ts'));
