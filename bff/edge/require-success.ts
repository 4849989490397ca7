const MAX_BODY = 200;

/** Reads the body too, because otherwise the connection would stay occupied. */
export async function requireSuccess(response: Response): Promise<string> {
  const body = await response.text();
  if (!response.ok) throw new Error(`The edge answered ${response.status} ${body.slice(0, MAX_BODY)}`);
  return body;
}
