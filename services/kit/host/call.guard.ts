import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { NatsContext } from '@nestjs/microservices';
import type { MsgHdrs } from '@nats-io/transport-node';
import { type Caller, hasRole } from '../../../proto/permissions.ts';
import { setCaller } from '../contract/caller.ts';
import { requireAccess } from '../contract/require-access.ts';
import { handledCall } from '../contract/bind-call.ts';
import type { VerifyAccessToken } from '../token/access-token.ts';

export class CallGuard implements CanActivate {
  private readonly verify: VerifyAccessToken;

  constructor(verify: VerifyAccessToken) {
    this.verify = verify;
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const call = handledCall(context.getHandler());
    if (!call) throw new Error(`${context.getClass().name} has a handler that serves no call of a contract`);
    const message = context.switchToRpc().getContext<NatsContext>();
    const caller = await this.recognise(message.getHeaders());
    requireAccess(call, caller.user);
    setCaller(message, caller);
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
