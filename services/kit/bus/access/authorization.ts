import type { NatsUser } from './nats-user.ts';

/** A call may be answered once, however long a rebuild takes; Nest sends the end of an answer apart in some cases. */
const RESPONSES = '{ max: 2, expires: "30m" }';

/** The part of a nats-server's configuration that admits only these users, by their public keys. */
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
