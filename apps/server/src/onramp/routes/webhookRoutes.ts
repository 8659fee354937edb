import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { Problem } from '../../http/problem.ts'
import { problemAnswers } from '../../http/problemAnswers.ts'
import { readBytes } from '../../http/readBytes.ts'
import { WebhookRefusedError } from '../api/webhookRefusedError.ts'
import { takeWebhook } from '../webhooks/takeWebhook.ts'
import type { OnrampEnv } from './onrampEnv.ts'

export declare namespace webhookRoutes {
  type Parameters = Pick<
    OnrampEnv,
    'providers' | 'store' | 'limits' | 'publicUrlOf' | 'logger' | 'now'
  >
}

const bodyLimits = { limitBytes: 65_536, timeoutMs: 5000 }

/** News from providers. The signature of the bytes is the authorization. */
export function webhookRoutes(parameters: webhookRoutes.Parameters): Hono<HttpEnv> {
  const { providers, store, limits, publicUrlOf, logger, now } = parameters
  return new Hono<HttpEnv>().post(
    '/v1/onramp/webhooks/:provider',
    describeRoute({
      operationId: 'takeOnrampWebhook',
      summary: 'Take news of a provider',
      description:
        'In the provider’s own format, at most 64 kB. It is believed if its signature is that of the provider’s secret, it is at most five minutes old, and it was not taken before. The provider’s API is then asked again.',
      tags: ['On-ramp'],
      parameters: [
        {
          in: 'path',
          name: 'provider',
          required: true,
          description: 'The provider’s id.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        204: { description: 'It was taken, or is of something else' },
        401: { description: 'It is not believed' },
        ...problemAnswers(
          'NOT_FOUND',
          'BODY_TOO_LARGE',
          'REQUEST_TIMEOUT',
          'INVALID_BODY',
          'RATE_LIMITED',
          'DATABASE_UNAVAILABLE',
          'SOURCE_UNAVAILABLE',
        ),
      },
    }),
    limits.webhooks,
    async (context) => {
      const id = context.req.param('provider')
      const provider = providers.find((one) => one.id === id)
      if (!provider) throw new Problem('NOT_FOUND', { detail: 'There is no such provider.' })
      const { raw } = context.req
      // Nothing is read from the bytes before their signature is.
      const rawBody = await readBytes({ request: raw, ...bodyLimits })
      const url = `${publicUrlOf(context)}/v1/onramp/webhooks/${provider.id}`
      const request = { url, headers: raw.headers, rawBody, now: now() }
      try {
        const outcome = await takeWebhook({ provider, store, request, signal: raw.signal })
        logger.info('webhook taken', { provider: provider.id, outcome })
        return context.body(null, 204)
      } catch (error) {
        if (!(error instanceof WebhookRefusedError)) throw error
        logger.error('webhook refused', { provider: provider.id, reason: error.message })
        return context.body(null, 401)
      }
    },
  )
}
