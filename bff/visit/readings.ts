import type { Bus } from '../../services/kit/bus/bus.ts';
import type { Asker } from '../session/asker.ts';
import { Reading, type Parts } from './reading.ts';

/** Begins what is read for one answer. */
export class Readings {
  constructor(
    private readonly bus: Bus,
    private readonly parts: Parts,
  ) {}

  begin(asker: Asker): Reading {
    return new Reading(this.bus, asker, this.parts);
  }
}
