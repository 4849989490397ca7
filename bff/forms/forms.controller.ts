import { randomBytes } from 'node:crypto';
import { Controller, Inject, Post, Req, Res, UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { httpStatusByCode, Problem } from '../../proto/errors.ts';
import { leads } from '../../proto/leads.ts';
import { slugToPath } from '../../proto/slug.ts';
import { encodePart } from '../../proto/unicode.ts';
import type { Visit } from '../../proto/visit.ts';
import { Gateway } from '../gateway/gateway.ts';
import { BUNDLE } from '../injection-tokens.ts';
import { HTML } from '../render/render-response.ts';
import type { SiteBundle } from '../render/site-bundle.ts';
import { securityHeaders } from '../security/security-headers.ts';
import type { RequestContext } from '../session/request-context.ts';
import { RequestContexts } from '../session/request-contexts.ts';
import { VisitLoader } from '../visit/visit-loader.ts';
import { readPostedForm } from './posted-form.ts';

const PREFIX = '/forms';
const UNPROCESSABLE = 422;

/** Forms that a browser posts without JavaScript. With it, they are sent to the API. */
@Controller()
export class FormsController {
  constructor(
    private readonly gateway: Gateway,
    private readonly contexts: RequestContexts,
    private readonly loader: VisitLoader,
    @Inject(BUNDLE) private readonly bundle: SiteBundle,
  ) {}

  @Post('forms/*')
  async submit(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { headers, body } = request;
    if (!(body instanceof URLSearchParams)) throw new UnsupportedMediaTypeException();
    const incoming = { headers, socket: request.raw.socket };
    const context = await this.gateway.resolveContext(leads.calls.submitForm, incoming);
    const path = request.url.slice(PREFIX.length).split('?')[0]!;
    const input = readPostedForm(body, path, headers.referer);
    const page = slugToPath(input.slug);
    try {
      await this.gateway.call(leads.calls.submitForm, input, context);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { code, ...wording } = error.toData();
      const refusal = { ...wording, status: httpStatusByCode[code] };
      const rejectedForm = { formId: input.formId, values: input.values, refusal };
      return this.renderRejected(page, rejectedForm, context, this.contexts.isSecure(incoming), reply);
    }
    // The fragment shows the text that thanks the visitor, so that the cached page stays the same for all visitors.
    const location = `${page}#sent-${encodePart(input.formId)}`;
    void reply.status(303).headers({ location, 'cache-control': 'no-store' }).send();
  }

  private async renderRejected(
    page: string,
    rejectedForm: NonNullable<Visit['rejectedForm']>,
    context: RequestContext,
    secure: boolean,
    reply: FastifyReply,
  ): Promise<void> {
    const { visit } = await this.loader.load(page, context);
    const nonce = context.user ? randomBytes(16).toString('base64') : undefined;
    const html = await this.bundle.render({ ...visit, rejectedForm }, { assets: this.bundle.assets, nonce });
    const { status } = rejectedForm.refusal;
    void reply
      .status(
        visit.status === 200 && status === httpStatusByCode.invalid ? UNPROCESSABLE : Math.max(status, visit.status),
      )
      .headers({ ...securityHeaders({ nonce, secure }), 'cache-control': 'no-store' })
      .type(HTML)
      .send(html);
  }
}
