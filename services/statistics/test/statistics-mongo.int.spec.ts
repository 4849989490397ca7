import { onMongodb } from '../../kit/testing/on-mongodb.ts';

await onMongodb(() => import('./statistics.int.spec.ts'));
