/** Parses a Set-Cookie header into a cookie for the browser. */
export function browserCookie(cookie: string, url: string): { name: string; value: string; url: string } {
  const [name, value] = cookie.split(/=(.*)/s) as [string, string];
  return { name, value, url };
}
