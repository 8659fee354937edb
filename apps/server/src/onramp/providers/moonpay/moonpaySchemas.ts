import * as v from 'valibot'
import { decimalSchema } from '../../schemas/decimalSchema.ts'

const text = v.nullish(v.string())
const currency = v.nullish(v.object({ code: v.string() }))

const transaction = v.object({
  id: v.string(),
  status: v.string(),
  updatedAt: text,
  quoteCurrencyAmount: v.nullish(decimalSchema),
  walletAddress: text,
  cryptoTransactionId: text,
  externalTransactionId: text,
  failureReason: text,
  currency,
})

/** What is read of MoonPay's answers. */
export const moonpaySchemas = {
  currencies: v.array(v.unknown()),

  crypto: v.object({
    type: v.literal('crypto'),
    code: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
    name: v.string(),
    isSuspended: v.nullish(v.boolean(), false),
    metadata: v.object({
      contractAddress: text,
      chainId: v.nullish(v.union([v.string(), v.number()])),
      networkCode: v.string(),
    }),
  }),

  fiat: v.object({
    type: v.literal('fiat'),
    code: v.pipe(v.string(), v.regex(/^[a-z]{3}$/i)),
    minBuyAmount: decimalSchema,
    maxBuyAmount: decimalSchema,
  }),

  quote: v.object({
    baseCurrencyAmount: decimalSchema,
    quoteCurrencyAmount: decimalSchema,
    feeAmount: decimalSchema,
    extraFeeAmount: decimalSchema,
    networkFeeAmount: decimalSchema,
    totalAmount: decimalSchema,
    expiresAt: text,
  }),

  transaction,
  transactions: v.array(transaction),

  webhook: v.object({ type: v.string(), data: transaction }),
} as const
