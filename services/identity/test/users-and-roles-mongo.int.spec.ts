import { onMongodb } from '../../kit/testing/on-mongodb.ts';

await onMongodb(() => import('./users-and-roles.int.spec.ts'));
