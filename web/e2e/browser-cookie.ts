/** What a Set-Cookie header names, as a browser takes it. */
export function browserCookie(cookie: string, url: string): { name: string; value: string; url: string } {
  const [name, value] = cookie.split(/=(.*)/s) as [string, string];
  return { name, value, url };
}
