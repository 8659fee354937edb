import * as v from 'valibot'
import { decimalSchema } from '../../schemas/decimalSchema.ts'

const text = v.nullish(v.string())
const chainId = v.nullish(v.union([v.string(), v.number()]))

/** What is read of Meld's answers. More fields may be added to them at any time. */
export const meldSchemas = {
  cryptoCurrencies: v.array(v.unknown()),

  cryptoCurrency: v.object({
    currencyCode: v.string(),
    name: v.string(),
    chainCode: text,
    chainId,
    contractAddress: text,
  }),

  fiatLimits: v.array(v.unknown()),

  fiatLimit: v.object({
    currencyCode: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    minimumAmount: decimalSchema,
    maximumAmount: decimalSchema,
  }),

  quotes: v.object({ quotes: v.nullish(v.array(v.unknown()), []) }),

  quote: v.object({
    serviceProvider: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
    sourceAmount: decimalSchema,
    sourceAmountWithoutFees: v.nullish(decimalSchema),
    totalFee: decimalSchema,
    networkFee: v.nullish(decimalSchema),
    destinationAmount: decimalSchema,
    destinationCurrencyCode: v.string(),
  }),

  widget: v.object({ id: text, widgetUrl: v.string() }),

  transactions: v.object({ transactions: v.array(v.unknown()) }),

  transaction: v.object({
    id: text,
    status: v.string(),
    destinationAmount: v.nullish(decimalSchema),
    destinationCurrencyCode: text,
    externalSessionId: text,
    updatedAt: text,
    cryptoDetails: v.nullish(
      v.object({
        blockchainTransactionId: text,
        destinationWalletAddress: text,
        walletAddress: text,
      }),
    ),
  }),

  webhook: v.object({
    eventType: v.string(),
    eventId: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    timestamp: text,
    payload: v.object({
      externalSessionId: text,
      paymentTransactionId: text,
      paymentTransactionStatus: text,
    }),
  }),
} as const
