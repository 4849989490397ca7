import type { Readable } from 'node:stream';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../proto/errors.ts';
import { shortenFileName } from './shorten-file-name.ts';

export interface Form {
  fields: Record<string, string>;
  file: { name: string; size: number };
}

export const FORM_BYTES = 256 * 1024;

const MAX_NAME_LENGTH = 100;
// The file store limits the size of the file itself.
const limits = { files: 1, fileSize: Infinity, fields: 20, fieldSize: 10_000, headerPairs: 50 };

export async function parseForm(
  request: FastifyRequest,
  store: (bytes: Readable) => Promise<{ size: number }>,
): Promise<Form> {
  if (!request.isMultipart()) throw new Problem('invalid', FORM_EXPECTED);
  try {
    return await parseParts(request, store);
  } catch (error) {
    // Discards the rest of the request, so that the client can read the response and reuse the connection.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}

export const FORM_EXPECTED = 'Send a form with a file.';

async function parseParts(
  request: FastifyRequest,
  store: (bytes: Readable) => Promise<{ size: number }>,
): Promise<Form> {
  const fields: Record<string, string> = {};
  let stored: Promise<Form['file']> | undefined;
  const parts = request.parts({ limits });
  for (;;) {
    const { value: part, done } = await parts.next().catch((error: unknown) => Promise.reject(toProblem(error)));
    if (done) break;
    if (part.type === 'field') addField(fields, part);
    else {
      if (part.fieldname !== 'file')
        throw new Problem('invalid', `The file is expected in the field "file". ${FORM_EXPECTED}`);
      stored = storeFile(part, store);
      // A malformed form also fails at its next part, which gives a better error than the failed file.
      await stored.catch(() => part.file.destroy());
    }
  }
  if (!stored) throw new Problem('invalid', `There is no file in the form. ${FORM_EXPECTED}`);
  return { fields, file: await stored };
}

async function storeFile({ file, filename }: MultipartFile, store: (bytes: Readable) => Promise<{ size: number }>) {
  const { size } = await store(file);
  if (size > 0) return { name: shortenFileName(filename), size };
  throw new Problem(
    'invalid',
    filename ? 'That file is empty. Choose another one.' : `There is no file in the form. ${FORM_EXPECTED}`,
  );
}

function addField(fields: Record<string, string>, part: MultipartValue): void {
  const { fieldname, value, valueTruncated } = part;
  if (fieldname.length > MAX_NAME_LENGTH) throw new Problem('too-large', 'The name of a field is too long.');
  if (valueTruncated) throw new Problem('too-large', `The field "${fieldname}" is too long.`);
  if (fieldname === 'file') throw new Problem('invalid', `The field "file" holds no file. ${FORM_EXPECTED}`);
  if (fieldname === 'upload') throw new Problem('invalid', `A form has no field "upload". ${FORM_EXPECTED}`);
  if (typeof value !== 'string') throw new Problem('invalid', `The field "${fieldname}" is not text.`);
  if (Object.hasOwn(fields, fieldname)) throw new Problem('invalid', `The field "${fieldname}" was sent twice.`);
  fields[fieldname] = value;
}

function toProblem(error: unknown): Problem {
  switch ((error as { code?: unknown }).code) {
    case 'FST_FILES_LIMIT':
      return new Problem('invalid', 'There is more than one file in the form. Send one at a time.');
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return new Problem('too-large', `The form has more than ${limits.fields} fields.`);
    default:
      return new Problem('invalid', 'The form could not be read to its end. Please send it again.');
  }
}
