import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { z } from 'zod';
import { handledCall } from '../contract/bind-call.ts';
import { parseStored } from '../../../proto/parse-stored.ts';

export class ValidateOutputInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = handledCall(context.getHandler());
    return next.handle().pipe(
      map((answer) => {
        // Callers receive JSON: dates become strings and undefined fields are absent.
        const sent = answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
        try {
          if (call) parseStored(call.out, sent);
        } catch (error) {
          throw new Error(
            `${call?.subject} answered what its contract does not allow: ${z.prettifyError(error as z.ZodError)}`,
          );
        }
        return answer;
      }),
    );
  }
}
