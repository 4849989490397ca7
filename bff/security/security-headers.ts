export type AllowedOrigins = Readonly<Partial<Record<'script' | 'connect' | 'frame', readonly string[]>>>;

export interface Transport {
  secure: boolean;
  /** Browsers then refuse every host name under that of the site without https, also those of other systems. */
  includeSubDomains?: boolean;
}

interface SecurityOptions extends Transport {
  nonce?: string;
  allowed?: AllowedOrigins;
}

/** For everything that is not a page: it is shown as what it is, and can run and load nothing. */
export const inertHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

export const apiHeaders = { ...inertHeaders, 'cache-control': 'no-store' };

export function securityHeaders({
  nonce,
  allowed,
  secure,
  includeSubDomains,
}: SecurityOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(nonce, allowed),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
    ...(secure && { 'strict-transport-security': `max-age=31536000${includeSubDomains ? '; includeSubDomains' : ''}` }),
  };
}

export function contentSecurityPolicy(nonce?: string, allowed: AllowedOrigins = {}): string {
  const { script = [], connect = [], frame = [] } = allowed;
  const ours = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  return [
    "default-src 'self'",
    `script-src ${[ours, ...script].join(' ')}`,
    ...(connect.length > 0 ? [`connect-src ${["'self'", ...connect].join(' ')}`] : []),
    `style-src ${ours}`,
    // Blocks set colours and spacing with style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    `frame-src ${['https://www.youtube-nocookie.com', 'https://player.vimeo.com', ...frame].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
