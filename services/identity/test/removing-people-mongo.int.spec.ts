import { onMongodb } from '../../kit/testing/on-mongodb.ts';

await onMongodb(() => import('./removing-people.int.spec.ts'));
