import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { NatsContext } from '@nestjs/microservices';
import type { MsgHdrs } from '@nats-io/transport-node';
import { type Caller, hasRole } from '../../../proto/permissions.ts';
import { setCaller } from '../contract/caller.ts';
import { handledCall } from '../contract/bind-call.ts';
import type { VerifyAccessToken } from '../token/access-token.ts';

/** Knows who calls; whether they may is decided where the call is observed, so that the audit log has refusals too. */
export class CallGuard implements CanActivate {
  private readonly verify: VerifyAccessToken;

  constructor(verify: VerifyAccessToken) {
    this.verify = verify;
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!handledCall(context.getHandler()))
      throw new Error(`${context.getClass().name} has a handler that serves no call of a contract`);
    const message = context.switchToRpc().getContext<NatsContext>();
    setCaller(message, await this.recognise(message.getHeaders()));
    return true;
  }

  private async recognise(headers: MsgHdrs | undefined): Promise<Caller> {
    const accessToken = headers?.get('authorization').replace(/^Bearer /, '') || undefined;
    const source = headers?.get('source');
    const origin = headers?.get('origin');
    const user = accessToken === undefined ? null : await this.verify(accessToken);
    return {
      user,
      stage: hasRole(user) && headers?.get('stage') === 'draft' ? 'draft' : 'live',
      domainId: headers?.get('domain') ?? '',
      ...(accessToken === undefined ? {} : { accessToken }),
      ...(source ? { source } : {}),
      ...(origin ? { origin } : {}),
    };
  }
}
