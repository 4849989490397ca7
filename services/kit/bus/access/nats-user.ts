import type { Call, Contract } from '../../../../proto/contract.ts';
import { DEAD, EVENTS } from '../event-stream.ts';

/** A user of NATS, and the only subjects that it may publish and subscribe to. */
export interface NatsUser {
  name: string;
  publish: string[];
  /** Takes precedence over `publish`. */
  neverPublish?: string[];
  subscribe: string[];
}

export interface ServiceConnections {
  contract: Contract;
  /** The calls of other services that it makes. */
  calls: Call[];
  /** The services whose events it consumes. */
  announcers: string[];
}

const INBOX = '_INBOX.';

/** Replies come to subjects of the user's own, so that no other user can read them. */
export const inboxSubject = (user: string): string => `${INBOX}${user}`;

export const isInbox = (subject: string): boolean => subject.startsWith(INBOX);

export const consumerName = (listener: string, announcer: string): string => `${listener}-${announcer}`;

/** Every service makes sure that both streams exist; none may change or delete one, or read it but through its own consumers. */
const streams = [EVENTS, DEAD].flatMap((stream) => [
  `$JS.API.STREAM.INFO.${stream}`,
  `$JS.API.STREAM.CREATE.${stream}`,
]);

/** A service answers its own calls, makes those it declares, publishes its own events and reads through its own consumers. */
export function serviceUser({ contract, calls, announcers }: ServiceConnections): NatsUser {
  const { name } = contract;
  const consumers = announcers.flatMap((announcer) => {
    const consumer = consumerName(name, announcer);
    return [
      `$JS.API.CONSUMER.CREATE.${EVENTS}.${consumer}.events.${announcer}.*`,
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
      `dead.${name}.>`,
      '$JS.API.INFO',
      ...streams,
      ...consumers,
    ],
    subscribe: [...Object.values(contract.calls).map(({ subject }) => subject), `${inboxSubject(name)}.>`],
  };
}

/** The BFF makes every call and follows all events with ordered consumers of its own; it publishes no event. */
export function bffUser(all: ServiceConnections[]): NatsUser {
  const durable = all.flatMap(({ contract, announcers }) =>
    announcers.map((announcer) => consumerName(contract.name, announcer)),
  );
  return {
    name: 'bff',
    publish: [
      ...everyCall(all),
      '$JS.API.INFO',
      ...streams,
      ...['CREATE', 'INFO', 'MSG.NEXT', 'DELETE'].map((action) => `$JS.API.CONSUMER.${action}.${EVENTS}.>`),
    ],
    neverPublish: durable.flatMap((consumer) => [
      `$JS.API.CONSUMER.*.${EVENTS}.${consumer}`,
      `$JS.API.CONSUMER.*.${EVENTS}.${consumer}.>`,
      `$JS.API.CONSUMER.MSG.NEXT.${EVENTS}.${consumer}`,
    ]),
    subscribe: [`${inboxSubject('bff')}.>`],
  };
}

/** The command line tools make calls in the name of the root user, who signs in with a password. */
export const toolsUser = (all: ServiceConnections[]): NatsUser => ({
  name: 'tools',
  publish: everyCall(all),
  subscribe: [`${inboxSubject('tools')}.>`],
});

const everyCall = (all: ServiceConnections[]): string[] =>
  all.flatMap(({ contract }) => Object.values(contract.calls).map(({ subject }) => subject));
