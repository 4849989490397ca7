import { onMongodb } from '../../kit/testing/on-mongodb.ts';

await onMongodb(async () => {
  await import('./pictures.int.spec.ts');
  await import('./renditions.int.spec.ts');
  await import('./files.int.spec.ts');
  await import('./recovery.int.spec.ts');
  await import('./replacing.int.spec.ts');
  await import('./migrate-unversioned.int.spec.ts');
});
