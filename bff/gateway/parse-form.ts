import type { Readable } from 'node:stream';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../proto/errors.ts';
import { shortenFileName } from './shorten-file-name.ts';

export interface Form {
  fields: Record<string, string>;
  file: { name: string; size: number };
}

/** How many bytes the largest form may have besides its file. */
export const FORM_BYTES = 256 * 1024;

const LONGEST_NAME = 100;
// The file itself is measured by whoever keeps it.
const limits = { files: 1, fileSize: Infinity, fields: 20, fieldSize: 10_000, headerPairs: 50 };

/**
 * Reads a form of text fields and exactly one file, whose bytes go to `keep` as they come. Rejects with Problem `invalid` or
 * `too-large` for any other form, and with what `keep` rejects with; what is left of the request is then read and forgotten.
 */
export async function parseForm(
  request: FastifyRequest,
  keep: (bytes: Readable) => Promise<{ size: number }>,
): Promise<Form> {
  if (!request.isMultipart()) throw new Problem('invalid', FORM_EXPECTED);
  try {
    return await parseParts(request, keep);
  } catch (error) {
    // Who is still sending gets to read the answer, and the connection may carry the next request.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}

export const FORM_EXPECTED = 'Send a form with a file.';

async function parseParts(
  request: FastifyRequest,
  keep: (bytes: Readable) => Promise<{ size: number }>,
): Promise<Form> {
  const fields: Record<string, string> = {};
  let kept: Promise<Form['file']> | undefined;
  const parts = request.parts({ limits });
  for (;;) {
    const { value: part, done } = await parts.next().catch((error: unknown) => Promise.reject(toProblem(error)));
    if (done) break;
    if (part.type === 'field') addField(fields, part);
    else {
      if (part.fieldname !== 'file')
        throw new Problem('invalid', `The file is expected in the field "file". ${FORM_EXPECTED}`);
      kept = storeFile(part, keep);
      // Whether the form itself was broken is told by its next part, and says more than how keeping it ended.
      await kept.catch(() => part.file.destroy());
    }
  }
  if (!kept) throw new Problem('invalid', `There is no file in the form. ${FORM_EXPECTED}`);
  return { fields, file: await kept };
}

async function storeFile({ file, filename }: MultipartFile, keep: (bytes: Readable) => Promise<{ size: number }>) {
  const { size } = await keep(file);
  if (size > 0) return { name: shortenFileName(filename), size };
  throw new Problem(
    'invalid',
    filename ? 'That file is empty. Choose another one.' : `There is no file in the form. ${FORM_EXPECTED}`,
  );
}

function addField(fields: Record<string, string>, part: MultipartValue): void {
  const { fieldname, value, valueTruncated } = part;
  if (fieldname.length > LONGEST_NAME) throw new Problem('too-large', 'The name of a field is too long.');
  if (valueTruncated) throw new Problem('too-large', `The field "${fieldname}" is too long.`);
  if (fieldname === 'file') throw new Problem('invalid', `The field "file" holds no file. ${FORM_EXPECTED}`);
  if (fieldname === 'upload') throw new Problem('invalid', `A form has no field "upload". ${FORM_EXPECTED}`);
  if (typeof value !== 'string') throw new Problem('invalid', `The field "${fieldname}" is no text.`);
  if (Object.hasOwn(fields, fieldname)) throw new Problem('invalid', `The field "${fieldname}" came twice.`);
  fields[fieldname] = value;
}

/** What the parser says of a form that it can not read, or does not want to read on. */
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
