import { Hono } from 'hono'
import * as v from 'valibot'
import { readBase58 } from '../../base58/readBase58.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { Problem } from '../../http/problem.ts'
import { sdkQuery } from '../../http/sdkQuery.ts'
import { validQuery } from '../../http/validQuery.ts'
import { createReadCache } from '../cache/createReadCache.ts'
import { toAccount } from '../chains/toAccount.ts'
import type { DataEnv } from '../routing/dataEnv.ts'
import { answerFresh, describeData } from '../routing/describeData.ts'
import type { ImageUrls } from '../routing/imageUrls.ts'
import type { Identity, IdentitySource } from './identitySource.ts'

export declare namespace identityRoutes {
  type Parameters = DataEnv & { identities: IdentitySource; ttlMs?: number | undefined }
}

const answerSchema = v.object({
  name: v.nullable(v.string()),
  avatar: v.pipe(
    v.nullable(v.string()),
    v.description('The URL of an image, which may be one as `data:`.'),
  ),
})
const query = v.object({
  ...sdkQuery,
  sender: v.optional(
    v.pipe(v.string(), v.maxLength(200), v.description('The account that asks. Ignored.')),
  ),
  chainId: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,15}$/, 'Must be the id of a chain.'),
      v.description('The EVM chain whose name is wanted (ENSIP-19). Ethereum by default.'),
    ),
  ),
})

/** In bytes of SS58: the network in one or two, the key, and a checksum of two. */
const polkadotLengths: readonly (number | undefined)[] = [35, 36]

/** Account names (wire format of the Data API). */
export function identityRoutes(parameters: identityRoutes.Parameters): Hono<HttpEnv> {
  const { guards, identities, imagesFor, ttlMs = 300_000 } = parameters
  const cache = createReadCache<Identity>({ ttlMs })
  return new Hono<HttpEnv>().get(
    '/v1/identity/:address',
    describeData({
      operationId: 'getIdentity',
      summary: 'Get the name and avatar of an account',
      answer: answerSchema,
      path: {
        name: 'address',
        description: 'An address, or a CAIP-10 account id. Only those on EVM chains have names.',
      },
      problems: ['SOURCE_UNAVAILABLE'],
    }),
    validQuery(query),
    ...guards,
    async (context) => {
      const id = context.req.param('address')
      const text = id.slice(id.lastIndexOf(':') + 1)
      const address = toAccount('eip155', text)
      if (address === undefined) {
        if (!isElsewhere(text)) throw notAnAddress()
        return answerFresh(context, { name: null, avatar: null })
      }
      const { chainId: asked = '1' } = context.req.valid('query')
      const chainId = Number(asked)
      const { name, avatar } = await cache.read({
        key: `${chainId}:${address}`,
        signal: context.req.raw.signal,
        load: (signal) => identities.read({ address, chainId, signal }),
      })
      return answerFresh(context, { name, avatar: toImage(avatar, imagesFor(context)) })
    },
  )
}

/** Whether it is an address of chains whose accounts have no names here. */
function isElsewhere(text: string): boolean {
  if (toAccount('solana', text) ?? toAccount('bip122', text)) return true
  return text.length <= 50 && polkadotLengths.includes(readBase58(text)?.length)
}

/** Without a proxy nothing looks up what picture an item has. */
function toImage(avatar: string | null, images: ImageUrls): string | null {
  if (avatar === null || avatar.startsWith('data:')) return avatar
  return avatar.startsWith('eip155:') ? (images.ofItem(avatar) ?? null) : images.of(avatar)
}

function notAnAddress(): Problem {
  return new Problem('INVALID_QUERY', {
    detail: 'This is no address that the service knows.',
    errors: [{ at: 'address', detail: 'Must be an address such as 0x….' }],
  })
}
