import { ApiError, type api } from '../../api.ts';
import { viewHeaders } from '../../view-token.ts';
import { messages } from '../messages/messages.ts';

export type UploadRoute = 'POST /image/upload' | 'POST /file/uploadFile' | 'POST /image/replace' | 'POST /file/replace';
export type Uploaded<R extends UploadRoute> = Awaited<ReturnType<typeof api<R>>>;

interface Sending {
  file: File;
  /** Appended before the file, because the server reads the form in order. */
  fields: Record<string, string>;
  /** Fraction sent, 0 to 1. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
export function sendFile<R extends UploadRoute>(
  route: R,
  { file, fields, onProgress, signal }: Sending,
): Promise<Uploaded<R>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api${route.slice('POST '.length)}`);
    for (const [name, value] of Object.entries(viewHeaders())) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response as Uploaded<R>);
      else reject(new ApiError(request.status, readErrorMessage(request)));
    };
    request.onerror = () => reject(new TypeError('The network failed.'));
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file, file.name);
    request.send(form);
  });
}

/** Error responses of proxies are not JSON. */
const readErrorMessage = ({ status, response, statusText }: XMLHttpRequest): string =>
  (response as { error?: { message?: string } } | null)?.error?.message ??
  (status === 413 ? messages.uploading.tooLargeForServer : statusText);
