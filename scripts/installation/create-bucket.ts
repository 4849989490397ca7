import { S3 } from '@aws-sdk/client-s3';
import { s3Address } from '../../services/kit/files/s3/connect-s3.ts';
import { parseSettings } from '../../services/kit/settings.ts';

const ATTEMPTS = 10;

const { bucket, endpoint, region, credentials } = s3Address(parseSettings(process.env).filesUrl);
const s3 = new S3({ endpoint, region, credentials, forcePathStyle: Boolean(endpoint), maxAttempts: ATTEMPTS });
const exists = await s3.headBucket({ Bucket: bucket }).then(
  () => true,
  (error: { $metadata?: { httpStatusCode?: number } }) => {
    if (error.$metadata?.httpStatusCode !== 404) throw error;
    return false;
  },
);
if (!exists) await s3.createBucket({ Bucket: bucket });
process.stdout.write(`The bucket ${bucket} ${exists ? 'exists' : 'is created'}.\n`);
