import * as v from 'valibot'
import { decimalSchema } from '../../schemas/decimalSchema.ts'

const text = v.nullish(v.string())

const order = v.object({
  status: v.string(),
  orderId: text,
  partnerOrderId: text,
  walletAddress: text,
  cryptoCurrency: text,
  network: text,
  cryptoAmount: v.nullish(decimalSchema),
  transactionHash: text,
  updatedAt: text,
  statusReason: text,
})

/** What is read of Transak's answers. */
export const transakSchemas = {
  token: v.object({
    data: v.object({ accessToken: v.pipe(v.string(), v.minLength(1)), expiresAt: v.number() }),
  }),

  session: v.object({ data: v.object({ widgetUrl: v.string() }) }),

  cryptoCurrencies: v.object({ response: v.array(v.unknown()) }),

  cryptoCurrency: v.object({
    symbol: v.string(),
    name: v.string(),
    isAllowed: v.nullish(v.boolean(), true),
    address: text,
    network: v.object({
      name: v.string(),
      chainId: v.nullish(v.union([v.string(), v.number()])),
    }),
  }),

  fiatCurrencies: v.object({ response: v.array(v.unknown()) }),

  fiatCurrency: v.object({
    symbol: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    paymentOptions: v.array(v.unknown()),
  }),

  paymentOption: v.object({
    id: v.string(),
    isActive: v.nullish(v.boolean(), true),
    minAmount: decimalSchema,
    maxAmount: decimalSchema,
  }),

  quote: v.object({
    response: v.object({
      fiatAmount: decimalSchema,
      cryptoAmount: decimalSchema,
      totalFee: decimalSchema,
      feeBreakdown: v.nullish(
        v.array(v.object({ id: v.string(), value: v.nullish(decimalSchema) })),
        [],
      ),
    }),
  }),

  order,
  orders: v.object({ data: v.array(order) }),

  webhook: v.object({ data: v.pipe(v.string(), v.maxLength(65_536)) }),

  event: v.object({
    eventID: v.string(),
    createdAt: text,
    iat: v.nullish(v.number()),
    webhookData: v.intersect([order, v.object({ id: text })]),
  }),
} as const
