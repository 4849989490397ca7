import type { EventData, EventEnvelope, EventType } from '../../../proto/contract.ts';

export interface RecordedEvents<E extends EventType> {
  all: EventEnvelope<EventData<E>>[];
  next(matches?: (event: EventEnvelope<EventData<E>>) => boolean): Promise<EventEnvelope<EventData<E>>>;
}

export class EventRecorder {
  private readonly received: { subject: string; envelope: EventEnvelope<any> }[] = [];
  private readonly consumed = new Set<EventEnvelope>();
  private readonly waiting = new Set<() => void>();

  record(subject: string, envelope: EventEnvelope): void {
    this.received.push({ subject, envelope });
    for (const check of this.waiting) check();
  }

  of<E extends EventType>(event: E, waitMs: number): RecordedEvents<E> {
    const all = () => this.received.filter(({ subject }) => subject === event.subject).map(({ envelope }) => envelope);
    return {
      get all() {
        return all();
      },
      next: (matches = () => true) =>
        new Promise((resolve, reject) => {
          const check = () => {
            const found = all().find((envelope) => !this.consumed.has(envelope) && matches(envelope));
            if (!found) return;
            this.consumed.add(found);
            clearTimeout(timer);
            this.waiting.delete(check);
            resolve(found);
          };
          const timer = setTimeout(() => {
            this.waiting.delete(check);
            reject(new Error(`No ${event.subject} arrived within ${waitMs} ms`));
          }, waitMs);
          this.waiting.add(check);
          check();
        }),
    };
  }
}
