import { Hono } from 'hono'
import * as v from 'valibot'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { sdkQuery } from '../../http/sdkQuery.ts'
import { validQuery } from '../../http/validQuery.ts'
import { chainQuery } from '../chains/chainQuery.ts'
import { findChain } from '../chains/findChain.ts'
import type { DataEnv } from '../routing/dataEnv.ts'
import { describeData } from '../routing/describeData.ts'

const tokenSchema = v.pipe(
  v.object({
    name: v.string(),
    symbol: v.string(),
    address: v.pipe(v.string(), v.description('CAIP-10.')),
    decimals: v.pipe(v.number(), v.integer()),
    logoUri: v.string(),
    eip2612: v.optional(
      v.pipe(
        v.boolean(),
        v.description('Whether spending can be approved by a signature (EIP-2612).'),
      ),
    ),
  }),
  v.metadata({ ref: 'Token' }),
)

/** The listed tokens (wire format of the Data API). */
export function tokenRoutes({ chains, guards, imagesFor }: DataEnv): Hono<HttpEnv> {
  return new Hono<HttpEnv>().get(
    '/v1/convert/tokens',
    describeData({
      operationId: 'getTokens',
      summary: 'List the tokens of a chain',
      answer: v.object({ tokens: v.array(tokenSchema) }),
    }),
    validQuery(v.object({ ...sdkQuery, chainId: chainQuery })),
    ...guards,
    (context) => {
      const chain = findChain(chains, context.req.valid('query').chainId)
      const images = imagesFor(context)
      // Not in shared caches: the addresses of images have the host that this client named.
      context.header('Cache-Control', 'private, max-age=300')
      return context.json({
        tokens: [...chain.tokens.values()].map((token) => ({
          name: token.name,
          symbol: token.symbol,
          address: `${chain.id}:${token.address}`,
          decimals: token.decimals,
          logoUri: images.ofToken(token),
          ...(chain.namespace === 'eip155' && { eip2612: token.hasPermit ?? false }),
        })),
      })
    },
  )
}
