import type { Call, Contract } from '../../../../proto/contract.ts';
import { identity } from '../../../../proto/identity.ts';
import { DEAD_LETTERS, EVENTS, STREAM_KEEPER } from '../event-stream.ts';

export interface NatsUser {
  name: string;
  publish: string[];
  neverPublish?: string[];
  subscribe: string[];
}

export interface ServiceConnections {
  contract: Contract;
  calls: Call[];
  publishers: string[];
}

const INBOX = '_INBOX.';

export const inboxSubject = (user: string): string => `${INBOX}${user}`;

export const isInbox = (subject: string): boolean => subject.startsWith(INBOX);

export const replicaSubject = (name: string): string => `bff.${name}`;

export const pingSubject = (service: string): string => `ping.${service}`;

export const consumerName = (listener: string, publisher: string): string => `${listener}-${publisher}`;

const onStreams = (...actions: string[]): string[] =>
  [EVENTS, DEAD_LETTERS].flatMap((stream) => actions.map((action) => `$JS.API.STREAM.${action}.${stream}`));

/** Services may create both streams; only the keeper may change them. They may read them only through their own consumers. */
const streams = onStreams('INFO', 'CREATE');
const keeping = [...onStreams('UPDATE'), `$JS.API.STREAM.PURGE.${EVENTS}`, `$JS.API.CONSUMER.LIST.${EVENTS}`];

export function serviceUser({ contract, calls, publishers }: ServiceConnections): NatsUser {
  const { name } = contract;
  const consumers = publishers.flatMap((publisher) => {
    const consumer = consumerName(name, publisher);
    return [
      `$JS.API.CONSUMER.CREATE.${EVENTS}.${consumer}.events.${publisher}.*`,
      `$JS.API.CONSUMER.INFO.${EVENTS}.${consumer}`,
      `$JS.API.CONSUMER.MSG.NEXT.${EVENTS}.${consumer}`,
      `$JS.ACK.${EVENTS}.${consumer}.>`,
    ];
  });
  return {
    name,
    publish: [
      ...calls.map(({ subject }) => subject),
      ...Object.values(contract.events).map(({ subject }) => subject),
      identity.events.acted.subject,
      `dead.${name}.>`,
      '$JS.API.INFO',
      ...streams,
      ...(name === STREAM_KEEPER ? keeping : []),
      ...consumers,
    ],
    subscribe: [
      ...Object.values(contract.calls).map(({ subject }) => subject),
      pingSubject(name),
      `${inboxSubject(name)}.>`,
    ],
  };
}

export function bffUser(all: ServiceConnections[]): NatsUser {
  const durable = all.flatMap(({ contract, publishers }) =>
    publishers.map((publisher) => consumerName(contract.name, publisher)),
  );
  return {
    name: 'bff',
    publish: [
      ...everyCall(all),
      pingSubject('*'),
      replicaSubject('*'),
      '$JS.API.INFO',
      ...streams,
      ...['CREATE', 'INFO', 'MSG.NEXT', 'DELETE'].map((action) => `$JS.API.CONSUMER.${action}.${EVENTS}.>`),
    ],
    neverPublish: durable.flatMap((consumer) => [
      `$JS.API.CONSUMER.*.${EVENTS}.${consumer}`,
      `$JS.API.CONSUMER.*.${EVENTS}.${consumer}.>`,
      `$JS.API.CONSUMER.MSG.NEXT.${EVENTS}.${consumer}`,
    ]),
    subscribe: [`${inboxSubject('bff')}.>`, replicaSubject('*')],
  };
}

export const toolsUser = (all: ServiceConnections[]): NatsUser => ({
  name: 'tools',
  publish: everyCall(all),
  subscribe: [`${inboxSubject('tools')}.>`],
});

/** This user retries dead letters. No running process has its key, because it may publish the events of every service. */
export const operatorUser = (all: ServiceConnections[]): NatsUser => ({
  name: 'operator',
  publish: [
    ...all.flatMap(({ contract }) => Object.values(contract.events).map(({ subject }) => subject)),
    ...['INFO', 'MSG.GET', 'MSG.DELETE'].map((action) => `$JS.API.STREAM.${action}.${DEAD_LETTERS}`),
  ],
  subscribe: [`${inboxSubject('operator')}.>`],
});

/** This user inspects, changes and purges streams and consumers, and moves their leaders. */
export const adminUser: NatsUser = {
  name: 'admin',
  publish: ['$JS.API.>'],
  subscribe: [`${inboxSubject('admin')}.>`],
};

/** People use the keys of these users. No process has them. */
export const usersOfPeople: readonly string[] = ['operator', adminUser.name];

const everyCall = (all: ServiceConnections[]): string[] =>
  all.flatMap(({ contract }) =>
    Object.values(contract.calls)
      .filter(({ forServices }) => !forServices)
      .map(({ subject }) => subject),
  );

/**
 * A rebuild can take 30 minutes. A response is one message, and a permission that is not used up stays with the server, which then searches
 * thousands of them for each request.
 */
const RESPONSES = '{ max: 1, expires: "30m" }';

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
