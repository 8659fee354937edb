import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))
const decimals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36))
const price = v.pipe(v.number(), v.finite(), v.minValue(0))
const address = v.pipe(v.string(), v.maxLength(64))

const exchange = v.strictObject({
  name: v.optional(text),
  router: address,
  factory: address,
  wrapped: address,
  /** Absent for the wrapped native currency and the first listed tokens. */
  through: v.optional(v.pipe(v.array(address), v.maxLength(8))),
  feeBps: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))),
})

const quoter = v.strictObject({
  name: v.optional(text),
  router: address,
  quoter: address,
  wrapped: address,
  through: v.optional(v.pipe(v.array(address), v.maxLength(4))),
  /** In hundredths of a basis point, as pools have them. */
  feeTiers: v.optional(
    v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999))),
      v.minLength(1),
      v.maxLength(4),
    ),
  ),
})

const described = v.strictObject({
  name: v.optional(text),
  nativeCurrency: v.optional(v.strictObject({ name: text, symbol: text, decimals })),
  /** The native currency's price, in US dollars. */
  price: v.optional(price),
  tokens: v.optional(
    v.array(
      v.strictObject({
        address,
        name: text,
        symbol: text,
        decimals,
        price: v.optional(price),
        logoUri: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
        hasPermit: v.optional(v.boolean()),
      }),
    ),
  ),
  pools: v.optional(v.array(address)),
  exchanges: v.optional(v.pipe(v.array(exchange), v.maxLength(4))),
  quoters: v.optional(v.pipe(v.array(quoter), v.maxLength(2))),
  spender: v.optional(address),
  universalResolver: v.optional(address),
})

/**
 * The operator's description of chains in `CHAINS_FILE`, by CAIP-2 id. Unknown fields are refused
 * as typos.
 */
export const chainsFile = v.pipe(
  v.unknown(),
  v.check((file) => !Array.isArray(file), 'Must be an object, by CAIP-2 id.'),
  v.record(v.string(), described),
)

export type ChainsFile = v.InferOutput<typeof chainsFile>
export type DescribedExchange = v.InferOutput<typeof exchange>
export type DescribedQuoter = v.InferOutput<typeof quoter>
export type DescribedChain = ChainsFile[string]
