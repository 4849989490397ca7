import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Controller, Get, HttpCode, Inject, Post, Req, Res, UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ClientInput, Output } from '../../proto/contract.ts';
import { httpStatusByCode, Problem } from '../../proto/errors.ts';
import { leads } from '../../proto/leads.ts';
import { normalizeSlug, slugToPath } from '../../proto/slug.ts';
import { encodePart } from '../../proto/unicode.ts';
import type { Visit } from '../../proto/visit.ts';
import { parseInput } from '../gateway/gateway.controller.ts';
import { Gateway } from '../gateway/gateway.ts';
import { BUNDLE, LOG } from '../injection-tokens.ts';
import { HTML } from '../render/render-response.ts';
import type { SiteBundle } from '../render/site-bundle.ts';
import { allowTagManager, securityHeaders, type Transport } from '../security/security-headers.ts';
import type { RequestContext } from '../session/request-context.ts';
import { RequestContexts } from '../session/request-contexts.ts';
import { isCountable } from '../statistics/count.controller.ts';
import { PageStatistics } from '../statistics/page-statistics.ts';
import { VisitLoader } from '../visit/visit-loader.ts';

type Submit = typeof leads.calls.submitForm;

const PREFIX = '/forms';
const UNPROCESSABLE = 422;

@Controller()
export class FormsController {
  constructor(
    private readonly gateway: Gateway,
    private readonly contexts: RequestContexts,
    private readonly loader: VisitLoader,
    private readonly statistics: PageStatistics,
    @Inject(BUNDLE) private readonly bundle: SiteBundle,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  @Post('api/leads/submitForm')
  @HttpCode(200)
  async submitJson(@Req() request: FastifyRequest): Promise<Output<Submit>> {
    const { headers } = request;
    const input = parseInput(leads.calls.submitForm, request) as ClientInput<Submit>;
    const context = await this.gateway.resolveContext(leads.calls.submitForm, request);
    return this.send(input, context, headers);
  }

  @Post('forms/*')
  async submit(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { headers, body } = request;
    if (!(body instanceof URLSearchParams)) throw new UnsupportedMediaTypeException();
    const context = await this.gateway.resolveContext(leads.calls.submitForm, request);
    const path = request.url.slice(PREFIX.length).split('?')[0]!;
    const input = readPostedForm(body, path, headers.referer);
    const page = slugToPath(input.slug);
    try {
      await this.send(input, context, headers);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { code, ...wording } = error.toData();
      const refusal = { ...wording, status: httpStatusByCode[code] };
      const rejectedForm = { formId: input.formId, values: input.values, refusal };
      return this.renderRejected(page, rejectedForm, context, this.contexts.transportOf(request), reply);
    }
    // The fragment makes the page show its thanks, so that all visitors get the same cached page.
    const location = `${page}#sent-${encodePart(input.formId)}`;
    void reply.status(303).headers({ location, 'cache-control': 'no-store' }).send();
  }

  /** Redirects to the page, because a visitor may reload or share this address of the response to a refused form. */
  @Get('forms/*')
  showPage(@Req() { url }: FastifyRequest, @Res() reply: FastifyReply): void {
    const location = `/${url.slice(PREFIX.length).replace(/^[/\\]+/, '')}`;
    void reply.status(302).headers({ location, 'cache-control': 'no-store' }).send();
  }

  private async send(
    input: ClientInput<Submit>,
    context: RequestContext,
    headers: IncomingHttpHeaders,
  ): Promise<Output<Submit>> {
    const sent = await this.gateway.call(leads.calls.submitForm, input, context);
    const { site, user } = context;
    if (!user && !input.website && isCountable(headers))
      await this.statistics
        .count(site, slugToPath(input.slug), (path) => ({ kind: 'conversion', path }))
        .catch((error: unknown) => this.log.warn(error, 'a sent form was not counted'));
    return sent;
  }

  private async renderRejected(
    page: string,
    rejectedForm: NonNullable<Visit['rejectedForm']>,
    context: RequestContext,
    transport: Transport,
    reply: FastifyReply,
  ): Promise<void> {
    const found = await this.loader.load(page, context);
    const { redirect } = found.visit;
    const { visit } = redirect?.startsWith('/') ? await this.loader.load(redirect, context) : found;
    const nonce = context.user ? randomBytes(16).toString('base64') : undefined;
    const allowed = context.user ? undefined : allowTagManager(visit.settings.measurement);
    const html = await this.bundle.render({ ...visit, rejectedForm }, { assets: this.bundle.assets, nonce });
    const { status } = rejectedForm.refusal;
    void reply
      .status(
        visit.status === 200 && status === httpStatusByCode.invalid ? UNPROCESSABLE : Math.max(status, visit.status),
      )
      .headers({ ...securityHeaders({ nonce, allowed, ...transport }), 'cache-control': 'no-store' })
      .type(HTML)
      .send(html);
  }
}

type Submission = ClientInput<typeof leads.calls.submitForm> & { values: Record<string, string> };

const FIELD = 'field-';

export function readPostedForm(body: URLSearchParams, path: string, referrer: string | undefined): Submission {
  const fields = [...body].filter(([name, value]) => name.startsWith(FIELD) && value.trim() !== '');
  const pageId = body.get('pageId');
  return {
    slug: normalizeSlug(decodeURIComponent(path)),
    formId: body.get('formId') ?? '',
    ...(pageId && { pageId }),
    values: Object.fromEntries(fields.map(([name, value]) => [name.slice(FIELD.length), value])),
    website: body.get('website') ?? '',
    about: aboutOf(referrer).slice(0, 300),
  };
}

const aboutOf = (referrer = ''): string =>
  URL.canParse(referrer) ? (new URL(referrer).searchParams.get('about') ?? '') : '';
