import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'
import { timeout } from 'hono/timeout'
import type { Metrics } from '../metrics/createMetrics.ts'
import type { TrustedProxies } from './createTrustedProxies.ts'
import { crossOrigin } from './crossOrigin.ts'
import type { HttpEnv } from './httpEnv.ts'
import type { Logger } from './logger.ts'
import { logRequests } from './logRequests.ts'
import { Problem } from './problem.ts'
import { refuseNul } from './refuseNul.ts'
import { securityHeaders } from './securityHeaders.ts'
import { toProblemResponse } from './toProblemResponse.ts'

export declare namespace createHttpApp {
  type Parameters = {
    logger: Logger
    metrics?: Pick<Metrics, 'countRequest'> | undefined
    /** Whether answers depend on the origin. */
    variesByOrigin: boolean
    /** Origins whose pages send cookies to the routes that read them. @default none */
    withCookies?: readonly string[] | undefined
    answerTimeoutMs: number
    trustedProxies: TrustedProxies
  }
}

/**
 * Creates an app with request ids, logs, security headers, CORS, deadlines, and problem documents
 * for errors.
 */
export function createHttpApp(parameters: createHttpApp.Parameters): Hono<HttpEnv> {
  const { logger, metrics, variesByOrigin, withCookies } = parameters
  const { answerTimeoutMs, trustedProxies } = parameters
  const app = new Hono<HttpEnv>()

  app.use(requestId({ limitLength: 64 }))
  app.use(logRequests({ logger, metrics }))
  app.use(securityHeaders({ trustedProxies }))
  app.use(crossOrigin({ variesByOrigin, withCookies }))
  app.use(refuseNul)
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) => {
        const allow = [...methods, 'OPTIONS'].join(', ')
        if (context.req.method === 'OPTIONS') {
          context.res.headers.delete('Content-Type')
          return context.body(null, 204, { Allow: allow })
        }
        const detail = `${context.req.method} is not possible here. Use ${methods.join(' or ')}.`
        const headers = { Allow: allow }
        return toProblemResponse(context, new Problem('METHOD_NOT_ALLOWED', { detail, headers }))
      },
    }),
  )
  app.use(
    timeout(answerTimeoutMs, () => {
      const detail = `There was no answer within ${answerTimeoutMs / 1000} s. Try again later.`
      return new HTTPException(503, { cause: new Problem('ANSWER_TIMEOUT', { detail }) })
    }),
  )

  app.notFound((context) => {
    const detail = `There is nothing at ${context.req.path.slice(0, 200)}. /openapi.json lists what there is.`
    return toProblemResponse(context, new Problem('NOT_FOUND', { detail }))
  })
  app.onError((error, context) => {
    const problem = toProblem(error)
    if (problem.status >= 500 && problem.code !== 'STOPPING') {
      logger.error('request failed', { requestId: context.get('requestId'), error })
    }
    return toProblemResponse(context, problem)
  })
  return app
}

function toProblem(error: Error): Problem {
  if (error instanceof Problem) return error
  if (error.cause instanceof Problem) return error.cause
  return new Problem('INTERNAL', {
    detail:
      'The service failed to answer. Try again; if it stays so, tell its operator the requestId.',
    cause: error,
  })
}
