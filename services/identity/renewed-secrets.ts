import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { FactorRows } from './factor.ts';
import { ProviderRows } from './provider.ts';
import { Sealer } from './sealer.ts';

/** Seals secrets with the first key after it has changed, because the former key is removed later. */
@Injectable()
export class RenewedSecrets implements OnApplicationBootstrap {
  constructor(
    private readonly providers: ProviderRows,
    private readonly factors: FactorRows,
    private readonly sealer: Sealer,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const provider of await this.providers.find({})) {
      const secret = provider.secret === '' ? null : this.sealer.renew(provider.secret);
      if (secret !== null) await this.providers.replace({ ...provider, secret }, { revision: provider.revision });
    }
    for (const factor of await this.factors.find({ kind: 'app' })) {
      const secret = factor.kind === 'app' ? this.sealer.renew(factor.secret) : null;
      if (factor.kind !== 'app' || secret === null) continue;
      const { version } = factor;
      await this.factors.replace({ ...factor, secret, version: version + 1 }, { version });
    }
  }
}
