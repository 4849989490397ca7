import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { GetObjectCommandInput, S3 } from '@aws-sdk/client-s3';
import {
  checkKey,
  checkPrefix,
  checkRange,
  ByteCounter,
  type Files,
  type OpenFile,
  translateErrors,
} from '../files.ts';
import { s3Connector, type S3Address } from './connect-s3.ts';
import type { Problem } from '../../../../proto/errors.ts';
import { storeRefusals } from '../../../../proto/refusals/stores.ts';

const PING_MS = 5_000;

export function openS3(address: S3Address): Files {
  const connect = s3Connector(address);
  const Bucket = address.bucket;
  const at = (key: string) => ({ Bucket, Key: checkKey(key) });

  const files: Files = {
    async put(key, bytes, { type, maxBytes }) {
      const target = { ...at(key), ContentType: type };
      const counted = new ByteCounter(bytes, maxBytes);
      try {
        await upload(await connect(), { ...target, Body: counted });
      } catch (error) {
        counted.destroy();
        throw counted.errored ?? error;
      }
      return { size: counted.passed };
    },
    async open(key, range) {
      checkRange(range);
      const Range = range && `bytes=${range.start}-${range.end}`;
      return openObject(await connect(), { ...at(key), Range });
    },
    async read(key) {
      const file = await openObject(await connect(), at(key));
      return (
        file &&
        buffer(file.stream).catch((error: unknown) => {
          throw unavailable(error, Bucket);
        })
      );
    },
    async move(from, to) {
      const [source, target] = [at(from), at(to)];
      if (from === to) return;
      const s3 = await connect();
      const copied = await nullIfMissing(s3.copyObject({ ...target, CopySource: `${Bucket}/${source.Key}` }));
      if (copied) await s3.deleteObject(source);
    },
    async remove(key) {
      const object = at(key);
      await nullIfMissing((await connect()).deleteObject(object));
    },
    async removeAll(prefix) {
      const s3 = await connect();
      for await (const page of pages(s3, Bucket, checkPrefix(prefix))) {
        const Objects = page.map(({ Key }) => ({ Key }));
        const { Errors = [] } = await s3.deleteObjects({ Bucket, Delete: { Objects, Quiet: true } });
        if (Errors.length > 0) throw new Error(`${Errors.length} files were not removed: ${Errors[0]!.Message}`);
      }
    },
    async list(prefix) {
      const listed = [];
      for await (const page of pages(await connect(), Bucket, checkPrefix(prefix)))
        for (const { Key, Size, LastModified } of page) listed.push({ key: Key!, size: Size!, at: LastModified! });
      return listed;
    },
    async ping() {
      try {
        await (await connect()).headBucket({ Bucket }, { abortSignal: AbortSignal.timeout(PING_MS) });
      } catch (error) {
        throw unavailable(error, Bucket);
      }
    },
  };
  return translateErrors(files, (error) => toProblem(error, Bucket));
}

async function upload(client: S3, params: { Bucket: string; Key: string; ContentType: string; Body: Readable }) {
  const { Upload } = await import('@aws-sdk/lib-storage');
  await new Upload({ client, params, queueSize: 1 }).done();
}

async function openObject(s3: S3, object: GetObjectCommandInput): Promise<OpenFile | null> {
  try {
    const { Body, ContentLength, ContentRange } = await s3.getObject(object);
    return { stream: Body as Readable, size: Number(ContentRange?.split('/')[1] ?? ContentLength) };
  } catch (error) {
    if (isMissing(error)) return null;
    if (!isRangeBeyondEnd(error)) throw error;
    const { ContentLength } = await s3.headObject({ Bucket: object.Bucket, Key: object.Key });
    return { stream: Readable.from([]), size: ContentLength! };
  }
}

async function* pages(s3: S3, Bucket: string, Prefix: string) {
  let ContinuationToken: string | undefined;
  do {
    const page = await s3.listObjectsV2({ Bucket, Prefix, ContinuationToken });
    if (page.Contents?.length) yield page.Contents;
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
}

const nullIfMissing = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

interface RequestError extends Error {
  $metadata?: { httpStatusCode?: number };
}

function toProblem(error: unknown, bucket: string): unknown {
  const { $metadata, name } = error as RequestError;
  if (!$metadata) return error;
  const { httpStatusCode = 503 } = $metadata;
  const isAway = httpStatusCode >= 500 || httpStatusCode === 429 || name === 'RequestTimeout';
  return isAway ? unavailable(error, bucket) : error;
}

const unavailable = (error: unknown, bucket: string): Problem =>
  storeRefusals.filesUnavailable({ store: bucket, reason: (error as Error).message });

const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes((error as Error).name);

const isRangeBeyondEnd = (error: unknown): boolean =>
  (error as RequestError).$metadata?.httpStatusCode === 416 || (error as Error).name === 'InvalidRange';
