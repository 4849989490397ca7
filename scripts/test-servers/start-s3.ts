import { S3 } from '@aws-sdk/client-s3';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { s3Address } from '../../services/kit/files/s3/connect-s3.ts';
import { freePort } from '../machine/ports.mjs';
import { until } from '../../services/kit/testing/until.ts';
import { testServer } from './test-server.ts';

interface TestS3 {
  server: 'S3_TEST_URL' | 'versitygw';
  newBucket(): Promise<string>;
  countUnfinishedUploads(url: string): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Uses S3_TEST_URL (and creates buckets next to its bucket), or versitygw if it is not set. Without a server, its suites are skipped and
 * the reason is printed.
 */
export async function startS3ForTests(): Promise<TestS3 | null> {
  const named = process.env.S3_TEST_URL;
  if (named) {
    const buckets = bucketsAt(named);
    return { ...buckets, server: 'S3_TEST_URL', stop: buckets.removeAll };
  }
  const program = await testServer('s3.mjs');
  return program === null ? null : startVersitygw(program);
}

function bucketsAt(url: string) {
  const { bucket, endpoint, region, credentials } = s3Address(url);
  const s3 = new S3({ endpoint, region, credentials, forcePathStyle: Boolean(endpoint) });
  const created: string[] = [];
  const urlOf = (name: string) => (endpoint ? url.replace(/\/[^/?]+(\?|$)/, `/${name}$1`) : url.replace(bucket, name));
  return {
    async newBucket() {
      const name = `${bucket.slice(0, 30)}-${process.pid}-${Date.now()}-${created.length}`;
      await s3.createBucket({ Bucket: name });
      created.push(name);
      return urlOf(name);
    },
    async countUnfinishedUploads(of: string) {
      const { Uploads = [] } = await s3.listMultipartUploads({ Bucket: s3Address(of).bucket });
      return Uploads.length;
    },
    async removeAll() {
      for (const Bucket of created) {
        const { Contents = [] } = await s3.listObjectsV2({ Bucket });
        for (const { Key } of Contents) await s3.deleteObject({ Bucket, Key });
        await s3.deleteBucket({ Bucket });
      }
    },
  };
}

async function startVersitygw(program: string): Promise<TestS3> {
  const folder = await mkdtemp(join(tmpdir(), 'site-s3-'));
  const [buckets, sidecar] = [join(folder, 'buckets'), join(folder, 'metadata')];
  for (const path of [buckets, sidecar]) await mkdir(path);
  const address = `127.0.0.1:${await freePort()}`;
  const options = ['--port', address, '--access', 'test', '--secret', 'test-secret', '--keep-alive', '--quiet'];
  const server = spawn(program, [...options, 'posix', '--sidecar', sidecar, buckets], { stdio: 'ignore' });
  const kill = () => server.kill();
  process.once('exit', kill);
  await until(() => fetch(`http://${address}`).then(() => true, () => false)); // prettier-ignore
  const url = `s3://test:test-secret@${address}/test?tls=false`;
  return {
    ...bucketsAt(url),
    server: 'versitygw',
    stop: async () => {
      const exited = once(server, 'exit');
      process.off('exit', kill);
      server.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
