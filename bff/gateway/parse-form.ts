import type { Readable } from 'node:stream';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Problem } from '../../proto/errors.ts';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import { Upload } from '../../proto/entities/image.ts';

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
  if (!request.isMultipart()) throw gatewayRefusals.noForm();
  try {
    return await parseParts(request, store);
  } catch (error) {
    // The rest of the request is discarded, so that the client can read the response and reuse the connection.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}

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
      if (part.fieldname !== 'file') throw gatewayRefusals.fileInOtherField();
      stored = storeFile(part, store);
      // If the form is malformed, its next part also fails, with a better error than the file.
      await stored.catch(() => part.file.destroy());
    }
  }
  if (!stored) throw gatewayRefusals.noFile();
  return { fields, file: await stored };
}

async function storeFile({ file, filename }: MultipartFile, store: (bytes: Readable) => Promise<{ size: number }>) {
  const { size } = await store(file);
  if (size > 0) return { name: shortenFileName(filename), size };
  throw filename ? gatewayRefusals.emptyFile() : gatewayRefusals.noFile();
}

function addField(fields: Record<string, string>, part: MultipartValue): void {
  const { fieldname, value, valueTruncated } = part;
  if (fieldname.length > MAX_NAME_LENGTH) throw gatewayRefusals.fieldNameTooLong();
  if (valueTruncated) throw gatewayRefusals.fieldTooLong({ field: fieldname });
  if (fieldname === 'file') throw gatewayRefusals.fileFieldWithoutFile();
  if (fieldname === 'upload') throw gatewayRefusals.uploadField();
  if (typeof value !== 'string') throw gatewayRefusals.fieldNotText({ field: fieldname });
  if (Object.hasOwn(fields, fieldname)) throw gatewayRefusals.fieldTwice({ field: fieldname });
  fields[fieldname] = value;
}

function toProblem(error: unknown): Problem {
  switch ((error as { code?: unknown }).code) {
    case 'FST_FILES_LIMIT':
      return gatewayRefusals.moreThanOneFile();
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return gatewayRefusals.tooManyFields({ max: limits.fields });
    default:
      return gatewayRefusals.incompleteForm();
  }
}

const MAX_LENGTH = Upload.shape.name.maxLength ?? Infinity;

export function shortenFileName(sent: string | undefined): string {
  const name = (sent ?? '').trim();
  if (name.length <= MAX_LENGTH) return name || 'file';
  const ending = /\.[^.\s]{1,20}$/.exec(name)?.[0] ?? '';
  return name.slice(0, MAX_LENGTH - ending.length).replace(HALF, '') + ending;
}

const HALF = /[\ud800-\udbff]$/;
