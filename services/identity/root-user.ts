import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Problem } from '../../proto/errors.ts';
import { type Clock, CLOCK } from '../kit/clock.ts';
import { log } from '../kit/log/log.ts';
import { type Settings, SETTINGS } from '../kit/settings.ts';
import { DuplicateKey } from '../kit/store/store.ts';
import { type PersonalWords, requireStrongPassword } from './password-rules.ts';
import { CredentialRows, Passwords } from './passwords.ts';
import { decideCreateRoot, ROOT, UserDocs } from './user.ts';

@Injectable()
export class RootUser implements OnModuleInit {
  constructor(
    private readonly users: UserDocs,
    private readonly credentials: CredentialRows,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly passwords: Passwords,
  ) {}

  async onModuleInit(): Promise<void> {
    const { username, email, password } = this.settings.root;
    if (!username || !email || !password) return;
    await this.users.commit(ROOT, { _id: ROOT, username: ROOT }, (head) => decideCreateRoot(head, { username, email }));
    if (await this.credentials.get(ROOT)) return;
    requireStrongRootPassword(password, { username, email, baseUrl: this.settings.baseUrl });
    const hash = await this.passwords.hash(password);
    await this.credentials.insert({ _id: ROOT, hash, changedAt: this.clock.now().toISOString() }).catch(isExisting);
    log.info({ username }, 'root user created');
  }
}

/** Only a new password is checked, so that a stricter rule never locks out an existing root user. */
function requireStrongRootPassword(password: string, about: PersonalWords): void {
  try {
    requireStrongPassword(password, about);
  } catch (error) {
    if (error instanceof Problem) throw new Error(`ROOT_PASSWORD is not accepted. ${error.message}`, { cause: error });
    throw error;
  }
}

/** Ignores the error if another replica has created the user at the same time. */
function isExisting(error: unknown): void {
  if (!(error instanceof DuplicateKey)) throw error;
}
