import type { NatsUser } from './nats-user.ts';

/** Nest may send the end of a response as a second message; a rebuild can take 30 minutes. */
const RESPONSES = '{ max: 2, expires: "30m" }';

export function formatAuthorization(users: { user: NatsUser; publicKey: string }[]): string {
  const blocks = users.map(({ user: { name, publish, neverPublish = [], subscribe }, publicKey }) =>
    [
      `    # ${name}`,
      `    { nkey: ${publicKey}, permissions: {`,
      `        publish: { allow: ${list(publish)}${neverPublish.length > 0 ? `, deny: ${list(neverPublish)}` : ''} }`,
      `        subscribe: { allow: ${list(subscribe)} }`,
      `        allow_responses: ${RESPONSES}`,
      '    } }',
    ].join('\n'),
  );
  return `authorization {\n  users: [\n${blocks.join('\n')}\n  ]\n}\n`;
}

const list = (subjects: string[]): string => JSON.stringify(subjects);
