import { ApiError, api } from '../../api.ts';
import { errorMessage } from '../core/error-message.ts';
import { messages } from '../messages/messages.ts';
import { sendFile } from '../uploading/send-file.ts';
import type { Patience } from './patience.ts';
import type { OriginRow } from './plan.ts';

const t = messages.movingIn;
const AT_ONCE = 2;

interface Added {
  /** Empty if the picture is missing. */
  imageId: string;
  note: string;
}

type Files = ReadonlyMap<string, File> | undefined;

/** Puts each picture into the gallery once, also across imports. */
export class PictureStore {
  private readonly added = new Map<string, Promise<Added>>();
  private readonly known: ReadonlyMap<string, string>;
  private readonly lanes: Promise<unknown>[] = Array.from({ length: AT_ONCE }, () => Promise.resolve());
  private next = 0;

  constructor(
    origins: readonly OriginRow[],
    private readonly patience: Patience,
  ) {
    const pictures = origins.flatMap(({ origin }) => origin.pictures ?? []);
    this.known = new Map(pictures.map(({ address, imageId }) => [address, imageId]));
  }

  add(address: string, files: Files): Promise<Added> {
    const running = this.added.get(address) ?? this.inLane(() => this.find(address, files));
    this.added.set(address, running);
    return running;
  }

  private async find(address: string, files: Files): Promise<Added> {
    try {
      const known = this.known.get(address);
      if (known !== undefined && (await this.exists(known))) return { imageId: known, note: '' };
      const imageId = await this.patience.attempt(() => this.store(address, files?.get(address)));
      return imageId ? { imageId, note: '' } : missing(address, t.pictureReasons.notSent);
    } catch (error) {
      return missing(address, errorMessage(error));
    }
  }

  private async store(address: string, file: File | undefined): Promise<string> {
    if (file) {
      const sending = { file, fields: {}, onProgress: () => undefined, signal: new AbortController().signal };
      return (await sendFile('POST /image/upload', sending))._id;
    }
    const { image } = await api('POST /image/import', { address });
    return image?._id ?? '';
  }

  private async exists(_id: string): Promise<boolean> {
    try {
      return Boolean(await this.patience.attempt(() => api('GET /image/load', { _id })));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return false;
      throw error;
    }
  }

  private inLane<T>(work: () => Promise<T>): Promise<T> {
    const lane = this.next;
    this.next = (lane + 1) % AT_ONCE;
    const result = this.lanes[lane]!.then(work);
    this.lanes[lane] = result;
    return result;
  }
}

const missing = (address: string, reason: string): Added => ({
  imageId: '',
  note: t.notes.picture({ address: address.slice(0, 300), reason }),
});
