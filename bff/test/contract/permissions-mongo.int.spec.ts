import { onMongodb } from '../../../services/kit/testing/on-mongodb.ts';

await onMongodb(() => import('./permissions.int.spec.ts'));
