import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Output } from '../../proto/contract.ts';
import type { Image } from '../../proto/entities/image.ts';
import { Problem } from '../../proto/errors.ts';
import { UPLOAD_LIMITS } from '../../proto/limits.ts';
import { media } from '../../proto/media.ts';
import type { visit } from '../../proto/visit.ts';
import { BoundedQueue } from '../../services/kit/queues/bounded-queue.ts';
import { MinuteLimit } from '../gateway/minute-limit.ts';
import { shortenFileName } from '../gateway/parse-form.ts';
import type { Uploads } from '../gateway/uploads.ts';
import type { RequestContext } from '../session/request-context.ts';
import type { LinkNetwork } from './link-network.ts';
import { type Connection, readAnswer, requestPublic, sendRequest } from './request-public.ts';

const FETCH_MS = 30_000;
const headers = { accept: 'image/*', 'user-agent': 'Website-Import/1' };

interface Wanted {
  address: string;
  alt: string;
}

export class PictureImport {
  private readonly queue = new BoundedQueue({ atOnce: 4, waiting: 40 });
  private readonly limit: MinuteLimit;

  constructor(private readonly options: { uploads: Uploads; network: LinkNetwork | null; now: () => number }) {
    // Each request makes this server send one to another website.
    this.limit = new MinuteLimit({ perMinute: 120, maxKeys: 10_000, now: options.now });
  }

  async run({ address, alt }: Wanted, context: RequestContext): Promise<Output<typeof visit.calls.importPicture>> {
    const { network } = this.options;
    this.limit.count(context.user!._id);
    if (!network) return { image: null, missing: 'notAllowed' };
    return this.queue.run(async () => {
      const opened = await openPicture(address, network, AbortSignal.timeout(FETCH_MS));
      if (typeof opened === 'string') return { image: null, missing: opened };
      try {
        return { image: await this.store(opened, { address, alt }, context) };
      } catch (error) {
        if (error instanceof Problem) throw error;
        return { image: null, missing: 'notSent' };
      }
    });
  }

  private store(picture: Readable, { address, alt }: Wanted, context: RequestContext): Promise<Image> {
    return this.options.uploads.accept(media.calls.uploadImage, context, async (key, files) => {
      const type = 'application/octet-stream';
      const { size } = await files.put(key, picture, { type, maxBytes: UPLOAD_LIMITS.image });
      return { fields: { alt }, file: { name: nameIn(address), size } };
    });
  }
}

function nameIn(address: string): string {
  const name = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    return shortenFileName(decodeURIComponent(name));
  } catch {
    return shortenFileName(name);
  }
}

/** The caller must read the body or destroy it. */
async function openPicture(
  address: string,
  network: LinkNetwork,
  signal: AbortSignal,
): Promise<IncomingMessage | 'notAllowed' | 'notSent'> {
  try {
    const answer = await requestPublic(address, network, signal, open);
    if (typeof answer === 'object') return answer.body ?? 'notSent';
    return answer === 'notAllowed' ? answer : 'notSent';
  } catch {
    return 'notSent';
  }
}

async function open(url: URL, connection: Connection) {
  const response = await sendRequest(url, connection, { method: 'GET', headers });
  const answer = readAnswer(response);
  if (answer.status === 200) return { ...answer, body: response };
  response.on('error', () => undefined).destroy();
  return { ...answer, body: null };
}
