import type { S3 } from '@aws-sdk/client-s3';
import type { S3Address } from './s3-address.ts';

/** Answers the client, which is loaded when it is first asked for: a site with a folder never has it in memory. */
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
        // Until the answer begins, so it includes a part that is sent.
        requestTimeout: 10_000,
        throwOnRequestTimeout: true,
        // Of silence in the middle of it.
        socketTimeout: 30_000,
        // A file that somebody reads slowly holds a socket.
        httpAgent: { maxSockets: MAX_SOCKETS },
        httpsAgent: { maxSockets: MAX_SOCKETS },
      },
      // Names of buckets are no host names of other servers, and few know the checksums that Amazon's does.
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
