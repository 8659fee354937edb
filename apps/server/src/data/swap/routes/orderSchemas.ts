import * as v from 'valibot'
import type { Address, Hex } from 'viem'
import { swapSchemas } from './swapSchemas.ts'

const hex = (bytes: number) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^0x[\\da-f]{${bytes * 2}}$`, 'i'), `Must be ${bytes} bytes.`),
    v.transform((text) => text as Hex),
  )
const address = v.pipe(
  v.string(),
  v.regex(/^0x[\da-fA-F]{40}$/, 'Must be an address.'),
  v.transform((text) => text as Address),
)
const positive = v.pipe(v.string(), v.regex(/^[1-9]\d{0,77}$/, 'Must be a whole number above 0.'))
const orderId = hex(56)

const message = v.pipe(
  v.strictObject({
    sellToken: address,
    buyToken: address,
    receiver: address,
    sellAmount: positive,
    buyAmount: positive,
    validTo: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4_294_967_295)),
    appData: hex(32),
    feeAmount: v.literal('0', 'Must be "0".'),
    kind: v.literal('sell', 'Must be "sell".'),
    partiallyFillable: v.literal(false, 'Must be false.'),
    sellTokenBalance: v.literal('erc20', 'Must be "erc20".'),
    buyTokenBalance: v.literal('erc20', 'Must be "erc20".'),
  }),
  v.description('The `message` of the typed data that was signed.'),
)

const source = v.pipe(
  v.string(),
  v.regex(/^[a-z\d]{1,20}$/, 'Must be the id of a source.'),
  v.description('The source whose order it is, such as `cow`.'),
)

/** Requests and answers about signed orders. */
export const orderSchemas = {
  orderId,
  sourceQuery: source,
  requestSchema: v.pipe(
    v.object({
      chainId: v.pipe(v.string(), v.regex(/^eip155:\d{1,20}$/, 'Must be an EVM chain.')),
      source,
      userAddress: swapSchemas.userAddress,
      message,
      signature: v.pipe(
        v.string(),
        v.regex(/^0x(?:[\da-fA-F]{2}){1,4096}$/, 'Must be bytes.'),
        v.transform((text) => text as Hex),
      ),
      signingScheme: v.optional(
        v.pipe(
          v.picklist(['eip712', 'eip1271'], 'Must be "eip712" or "eip1271".'),
          v.description('`eip1271` for the signature of a contract account.'),
        ),
      ),
    }),
    v.metadata({ ref: 'OrderRequest' }),
  ),
  submittedSchema: v.object({
    orderId: v.string(),
    chainId: v.string(),
    source: v.string(),
    expiresAt: v.pipe(v.string(), v.description('ISO 8601.')),
  }),
  newsSchema: v.object({
    orderId: v.string(),
    status: v.picklist(['open', 'filled', 'cancelled', 'expired']),
    fromAmount: v.pipe(v.string(), v.description('What was paid so far, in base units.')),
    toAmount: v.pipe(v.string(), v.description('What was received so far, in base units.')),
    txHash: v.optional(v.pipe(v.string(), v.description('The transaction that settled it.'))),
  }),
} as const
