import type { S3 } from '@aws-sdk/client-s3';
import type { S3Address } from './s3-address.ts';

/** Loads the client on first use: sites with a folder do not need it in memory. */
export function s3Connector({ endpoint, region, credentials }: S3Address): () => Promise<S3> {
  let client: Promise<S3> | undefined;
  const connect = async () => {
    const { S3: Client } = await import('@aws-sdk/client-s3');
    return new Client({
      region,
      credentials,
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: 3_000,
        // Milliseconds until the response begins, including the upload of a part.
        requestTimeout: 10_000,
        throwOnRequestTimeout: true,
        socketTimeout: 30_000,
        httpAgent: { maxSockets: MAX_SOCKETS },
        httpsAgent: { maxSockets: MAX_SOCKETS },
      },
      // Other servers have no host names for buckets, and few support Amazon's checksums.
      ...(endpoint && {
        endpoint,
        forcePathStyle: true,
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    });
  };
  return () => (client ??= connect());
}

const MAX_SOCKETS = 500;
