import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { describeRoute } from 'hono-openapi'
import * as v from 'valibot'
import type { HttpEnv } from '../http/httpEnv.ts'
import { Problem } from '../http/problem.ts'
import { problemAnswers } from '../http/problemAnswers.ts'
import { sdkQuery } from '../http/sdkQuery.ts'
import { validQuery } from '../http/validQuery.ts'
import type { Icons } from './icons/icons.ts'

export declare namespace imageRoutes {
  type Parameters = { icons: Icons; guards: readonly MiddlewareHandler<HttpEnv>[] }
}

const images = [
  {
    name: 'getWalletImage',
    path: '/getWalletImage/:id',
    kind: 'wallet',
    id: 'The `image_id` of a wallet.',
  },
  {
    name: 'getAssetImage',
    path: '/public/getAssetImage/:id',
    kind: 'asset',
    id: 'A network by CAIP-2 id, or a network or connector by its image id in AppKit.',
  },
  {
    name: 'getCurrencyImage',
    path: '/public/getCurrencyImage/:id',
    kind: 'currency',
    id: 'A currency by ISO 4217 code.',
  },
  {
    name: 'getTokenImage',
    path: '/public/getTokenImage/:id',
    kind: 'token',
    id: 'A token by its symbol.',
  },
] as const

const headers = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=604800, stale-while-revalidate=2592000',
  // An SVG must not run scripts when it is opened as a page.
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'Content-Disposition': 'inline',
}

/** The images of the Explorer API (spec §7), all SVG. */
export function imageRoutes({ icons, guards }: imageRoutes.Parameters): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  for (const { name, path, kind, id } of images) {
    app.get(
      path,
      describeRoute({
        operationId: name,
        summary: `Get the image of a ${kind === 'asset' ? 'network or connector' : kind}`,
        tags: ['Explorer'],
        parameters: [
          { in: 'path', name: 'id', required: true, description: id, schema: { type: 'string' } },
        ],
        responses: {
          200: {
            description: 'The image',
            content: { 'image/svg+xml': { schema: { type: 'string' } } },
          },
          ...problemAnswers(
            'INVALID_QUERY',
            'ORIGIN_NOT_ALLOWED',
            'PROJECT_NOT_ALLOWED',
            'NOT_FOUND',
            'RATE_LIMITED',
          ),
        },
      }),
      etag(),
      validQuery(v.object(sdkQuery)),
      ...guards,
      async (context) => {
        const svg = await icons[kind](context.req.param('id'))
        if (svg !== undefined) return context.body(svg, 200, headers)
        throw new Problem('NOT_FOUND', {
          detail: `There is no picture of this ${kind}. Draw one of your own in its place.`,
        })
      },
    )
  }
  return app
}
