import { onMongodb } from '../../kit/testing/on-mongodb.ts';

await onMongodb(() => import('./deactivated-users.int.spec.ts'));
