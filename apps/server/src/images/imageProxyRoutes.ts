import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as v from 'valibot'
import type { Limits } from '../http/createLimits.ts'
import type { TrustedProxies } from '../http/createTrustedProxies.ts'
import type { HttpEnv } from '../http/httpEnv.ts'
import { limitRate } from '../http/limitRate.ts'
import { problemAnswers } from '../http/problemAnswers.ts'
import { validQuery } from '../http/validQuery.ts'
import type { ImageProxy } from './createImageProxy.ts'

export declare namespace imageProxyRoutes {
  type Parameters = {
    proxy: ImageProxy
    limits: Limits
    /** Images per minute and client; 0 for no limit. */
    rateLimit: number
    trustedProxies: TrustedProxies
  }
}

const query = v.object({
  url: v.pipe(
    v.string(),
    v.maxLength(2048, 'Must be at most 2048 characters long.'),
    v.description('The URL of the image, or the CAIP-19 id of the asset.'),
  ),
  key: v.pipe(
    v.string(),
    v.regex(/^[\w-]{22}$/, 'Must be the key that came with the address.'),
    v.description('The signature of the URL, from the answer that named it.'),
  ),
})

const types = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

const headers = {
  // Another image has another URL.
  'Cache-Control': 'public, max-age=604800, immutable',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Content-Disposition': 'inline; filename="image"',
}

/** Proxied images of tokens and names. The signed URL is the authorization. */
export function imageProxyRoutes(parameters: imageProxyRoutes.Parameters): Hono<HttpEnv> {
  const { proxy, limits, rateLimit, trustedProxies } = parameters
  const limiter = limits.create({ name: 'images', limit: rateLimit })
  return new Hono<HttpEnv>().get(
    '/v1/images',
    describeRoute({
      operationId: 'getImage',
      summary: 'Get an image that another answer named',
      description: 'Images have at most 1 MB and 16 million pixels.',
      tags: ['Data'],
      responses: {
        200: {
          description: 'The image',
          content: Object.fromEntries(
            types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
          ),
        },
        ...problemAnswers(
          'INVALID_QUERY',
          'IMAGE_NOT_OURS',
          'IMAGE_UNUSABLE',
          'RATE_LIMITED',
          'OVERLOADED',
        ),
      },
    }),
    limitRate({ limiter, trustedProxies }),
    validQuery(query),
    async (context) => {
      const { url, key } = context.req.valid('query')
      const { type, bytes } = await proxy.read({ url, key, signal: context.req.raw.signal })
      return context.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Type': type })
    },
  )
}
