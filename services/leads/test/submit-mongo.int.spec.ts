import { onMongodb } from '../../kit/testing/on-mongodb.ts';

await onMongodb(() => import('./submit.int.spec.ts'));
