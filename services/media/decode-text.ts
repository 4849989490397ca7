/** Returns null if the bytes are not text in this encoding or contain control characters. */
export function decodeText(bytes: Buffer, encoding = 'utf-8'): string | null {
  try {
    const text =
      encoding === WINDOWS_1252 ? decodeWindows1252(bytes) : new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return CONTROL.test(text) ? null : text;
  } catch {
    return null;
  }
}

const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u0084\u0086-\u009f]/;

export const WINDOWS_1252 = 'windows-1252';

/** Characters of the bytes from 0x80; a space represents an undefined byte. Node 20 decodes these bytes as ISO 8859-1. */
const SIGNS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const decodeWindows1252 = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (code) => {
    const sign = SIGNS[code.charCodeAt(0) - 0x80]!;
    return sign === ' ' ? code : sign;
  });
