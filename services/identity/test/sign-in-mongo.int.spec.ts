import { onMongodb } from '../../kit/testing/on-mongodb.ts';

await onMongodb(() => import('./sign-in.int.spec.ts'));
