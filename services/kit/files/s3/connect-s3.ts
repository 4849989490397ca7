import type { S3 } from '@aws-sdk/client-s3';
import type { S3Address } from './s3-address.ts';

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
        requestTimeout: 10_000,
        throwOnRequestTimeout: true,
        socketTimeout: 30_000,
        httpAgent: { maxSockets: MAX_SOCKETS },
        httpsAgent: { maxSockets: MAX_SOCKETS },
      },
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
