import type { EventData, EventEnvelope, EventType } from '../../../proto/contract.ts';

export interface RecordedEvents<E extends EventType> {
  all: EventEnvelope<EventData<E>>[];
  next(matches?: (event: EventEnvelope<EventData<E>>) => boolean): Promise<EventEnvelope<EventData<E>>>;
}

export class EventRecorder {
  private readonly heard: { subject: string; envelope: EventEnvelope<any> }[] = [];
  private readonly taken = new Set<EventEnvelope>();
  private readonly waiting = new Set<() => void>();

  hear(subject: string, envelope: EventEnvelope): void {
    this.heard.push({ subject, envelope });
    for (const look of this.waiting) look();
  }

  of<E extends EventType>(event: E, waitMs: number): RecordedEvents<E> {
    const all = () => this.heard.filter(({ subject }) => subject === event.subject).map(({ envelope }) => envelope);
    return {
      get all() {
        return all();
      },
      next: (matches = () => true) =>
        new Promise((resolve, reject) => {
          const look = () => {
            const found = all().find((envelope) => !this.taken.has(envelope) && matches(envelope));
            if (!found) return;
            this.taken.add(found);
            clearTimeout(timer);
            this.waiting.delete(look);
            resolve(found);
          };
          const timer = setTimeout(() => {
            this.waiting.delete(look);
            reject(new Error(`No ${event.subject} was heard within ${waitMs} ms`));
          }, waitMs);
          this.waiting.add(look);
          look();
        }),
    };
  }
}
