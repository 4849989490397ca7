export function decodeUtf8Text(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return CONTROL.test(text) ? null : text;
  } catch {
    return null;
  }
}

const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;
