import { onMongodb } from '../../../services/kit/testing/on-mongodb.ts';

await onMongodb(() => import('./routes.int.spec.ts'));
