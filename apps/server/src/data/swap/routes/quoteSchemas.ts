import * as v from 'valibot'

const text = (description: string) => v.pipe(v.string(), v.description(description))

const typedData = v.pipe(
  v.looseObject({
    domain: v.looseObject({}),
    types: v.looseObject({}),
    primaryType: v.string(),
    message: v.looseObject({}),
  }),
  v.description('The order to sign, in the format of `eth_signTypedData_v4`.'),
)

const transaction = v.object({
  from: text('CAIP-10 id of the account.'),
  to: text('CAIP-10 id of the contract.'),
  data: v.string(),
  amount: text('The amount that is paid, in base units.'),
  value: text('Wei to send: the amount for the native currency, else 0.'),
  eip155: v.object({ gas: v.string(), gasPrice: v.string() }),
})

const quote = v.pipe(
  v.object({
    id: text('For `quoteId` of `build-transaction`, until `expiresAt` and for a minute at most.'),
    fromAmount: v.string(),
    fromAccount: text('The `from` of the request.'),
    toAmount: text('The expected amount, in base units.'),
    toAccount: text('The `to` of the request.'),
    minToAmount: text('The least amount that the call accepts.'),
    source: v.object({ id: v.string(), name: v.string() }),
    kind: v.pipe(
      v.picklist(['transaction', 'order', 'rfq']),
      v.description('Sent, signed as an order, or signed after its maker.'),
    ),
    router: v.optional(text('CAIP-10 id of the contract that is called or settles the order.')),
    spender: v.optional(text('CAIP-10 id of the contract that needs an allowance.')),
    gas: v.optional(v.string()),
    fees: v.array(v.object({ name: v.string(), amount: v.string(), token: v.string() })),
    priceImpactBps: v.optional(v.pipe(v.number(), v.integer())),
    expiresAt: text('ISO 8601.'),
    tx: v.optional(transaction),
    solana: v.optional(
      v.object({
        transaction: text('A transaction of version 0, in Base64.'),
        lastValidBlockHeight: v.pipe(v.number(), v.integer()),
      }),
    ),
    typedData: v.optional(typedData),
  }),
  v.metadata({ ref: 'SwapQuote' }),
)

/** The answers about quotes. */
export const quoteSchemas = {
  quote,
  quotes: v.object({
    quotes: v.pipe(v.array(quote), v.description('At most twelve, the highest amount first.')),
    unavailable: v.optional(
      v.pipe(v.array(v.string()), v.description('The sources that failed or were too late.')),
    ),
  }),
} as const

/** A quote as the service answers it. */
export type QuoteAnswer = v.InferOutput<typeof quote>
