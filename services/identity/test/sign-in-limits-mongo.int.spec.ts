import { onMongodb } from '../../kit/testing/on-mongodb.ts';

await onMongodb(() => import('./sign-in-limits.int.spec.ts'));
