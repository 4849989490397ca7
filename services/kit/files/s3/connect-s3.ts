import type { S3 } from '@aws-sdk/client-s3';

export interface S3Address {
  bucket: string;
  endpoint?: string;
  region?: string;
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

const OPTIONS = ['region', 'tls'];

/** Credentials are percent-encoded and default to the AWS environment; a custom host defaults to us-east-1 with TLS. */
export function s3Address(url: string): S3Address {
  const { username, password, host, pathname, searchParams } = parsed(url);
  const path = pathname.split('/').filter(Boolean);
  const bucket = path.length === 0 ? host : path[0]!;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) || path.length > 1)
    throw unreadable('it names one bucket, as s3://bucket or s3://host:port/bucket');
  if (!host) throw unreadable('it names no server');
  const unknown = [...searchParams.keys()].find((name) => !OPTIONS.includes(name));
  if (unknown !== undefined) throw unreadable(`it has no option ${unknown}, only ${OPTIONS.join(' and ')}`);
  if ((username === '') !== (password === ''))
    throw unreadable('credentials are a key and a secret, with a colon between them');
  const region = searchParams.get('region') ?? undefined;
  const credentials = username ? { accessKeyId: decoded(username), secretAccessKey: decoded(password) } : undefined;
  if (path.length === 0) return { bucket, region, credentials };
  const endpoint = `${isPlain(searchParams.get('tls')) ? 'http' : 'https'}://${host}`;
  return { bucket, endpoint, region: region ?? 'us-east-1', credentials };
}

function isPlain(tls: string | null): boolean {
  if (tls !== null && tls !== 'true' && tls !== 'false') throw unreadable('tls is true or false');
  return tls === 'false';
}

function parsed(url: string): URL {
  if (!URL.canParse(url)) throw unreadable('is it in percent encoding?');
  return new URL(url);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw unreadable('its credentials are not in percent encoding');
  }
}

const unreadable = (why: string) => new Error(`FILES_URL starts with s3: but cannot be read: ${why}`);

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
