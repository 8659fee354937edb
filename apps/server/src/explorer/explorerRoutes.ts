import type { Wallet } from '@cleat/core/registry'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { describeRoute, resolver } from 'hono-openapi'
import * as v from 'valibot'
import { allowOrigins } from '../http/allowOrigins.ts'
import { allowProjects } from '../http/allowProjects.ts'
import type { HttpEnv } from '../http/httpEnv.ts'
import type { OriginPattern } from '../http/originPattern.ts'
import { problemAnswers } from '../http/problemAnswers.ts'
import { sdkQuery } from '../http/sdkQuery.ts'
import { validQuery } from '../http/validQuery.ts'
import { answerWallets } from './answerWallets.ts'
import type { Icons } from './icons/icons.ts'
import { imageRoutes } from './imageRoutes.ts'
import { walletsAnswer } from './walletsAnswer.ts'
import { walletsQuery } from './walletsQuery.ts'

export declare namespace explorerRoutes {
  type Parameters = {
    wallets: readonly Wallet[]
    icons: Icons
    isAnalyticsEnabled: boolean
    allowedOrigins: readonly OriginPattern[] | 'any'
    allowedProjects: readonly string[] | 'any'
  }
}

/** The wallet list and its images (spec §7). Needs no database. */
export function explorerRoutes(parameters: explorerRoutes.Parameters): Hono<HttpEnv> {
  const { wallets, icons, isAnalyticsEnabled, allowedOrigins, allowedProjects } = parameters
  // A wallet without a logo gets an image with its initials, under the wallet's id.
  const listed = wallets.map((wallet) => ({ ...wallet, image_id: wallet.image_id ?? wallet.id }))
  const guards = [
    allowOrigins({ allowed: allowedOrigins, isRequired: false }),
    allowProjects(allowedProjects),
  ] as const
  const problems = problemAnswers(
    'INVALID_QUERY',
    'ORIGIN_NOT_ALLOWED',
    'PROJECT_NOT_ALLOWED',
    'RATE_LIMITED',
  )

  return new Hono<HttpEnv>()
    .get(
      '/getWallets',
      describeRoute({
        operationId: 'getWallets',
        summary: 'List wallets',
        tags: ['Explorer'],
        responses: {
          200: {
            description: 'A page of wallets, best known first',
            content: { 'application/json': { schema: resolver(walletsAnswer) } },
          },
          ...problems,
        },
      }),
      etag(),
      validQuery(walletsQuery),
      ...guards,
      (context) => {
        const request = context.req.valid('query')
        context.header('Cache-Control', 'public, max-age=300, stale-while-revalidate=86400')
        return context.json(answerWallets({ wallets: listed, request }))
      },
    )
    .get(
      '/getAnalyticsConfig',
      describeRoute({
        operationId: 'getAnalyticsConfig',
        summary: 'Get whether to send analytics events',
        tags: ['Explorer'],
        responses: {
          200: {
            description: 'The setting of the operator',
            content: { 'application/json': { schema: resolver(analyticsConfig) } },
          },
          ...problems,
        },
      }),
      validQuery(v.object(sdkQuery)),
      ...guards,
      (context) => {
        context.header('Cache-Control', 'public, max-age=300')
        return context.json({ isAnalyticsEnabled })
      },
    )
    .route('/', imageRoutes({ icons, guards }))
}

const analyticsConfig = v.object({ isAnalyticsEnabled: v.boolean() })
