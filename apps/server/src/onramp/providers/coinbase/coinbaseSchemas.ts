import * as v from 'valibot'
import { decimalSchema } from '../../schemas/decimalSchema.ts'

/** Some answers name the amount `value`, others `amount`. */
const amountSchema = v.pipe(
  v.union([
    v.object({ value: decimalSchema, currency: v.string() }),
    v.object({ amount: decimalSchema, currency: v.string() }),
  ]),
  v.transform((given) => ('value' in given ? given.value : given.amount)),
)

const limitSchema = v.object({ id: v.string(), min: decimalSchema, max: decimalSchema })
const text = v.nullish(v.string())

/** What is read of Coinbase's answers. */
export const coinbaseSchemas = {
  options: v.object({
    payment_currencies: v.array(
      v.object({
        id: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
        limits: v.optional(v.array(v.unknown()), []),
      }),
    ),
    purchase_currencies: v.array(v.unknown()),
  }),

  limit: limitSchema,

  purchaseCurrency: v.object({
    symbol: v.string(),
    name: v.string(),
    networks: v.array(
      v.object({
        name: v.string(),
        chain_id: v.nullish(v.union([v.string(), v.number()])),
        contract_address: text,
      }),
    ),
  }),

  quote: v.object({
    payment_total: amountSchema,
    payment_subtotal: amountSchema,
    purchase_amount: amountSchema,
    coinbase_fee: amountSchema,
    network_fee: amountSchema,
  }),

  session: v.object({ session: v.object({ onrampUrl: v.string() }) }),

  token: v.object({ token: v.pipe(v.string(), v.regex(/^[\w.~+/=-]{1,2000}$/)) }),

  transactions: v.object({ transactions: v.array(v.unknown()) }),

  transaction: v.object({
    status: v.string(),
    transaction_id: text,
    purchase_currency: text,
    purchase_network: text,
    purchase_amount: v.nullish(amountSchema),
    tx_hash: text,
    wallet_address: text,
    failure_reason: text,
    created_at: text,
    completed_at: text,
  }),

  webhook: v.object({
    eventType: v.string(),
    partnerUserRef: text,
    status: v.string(),
    transactionId: text,
    purchaseCurrency: text,
    purchaseNetwork: text,
    purchaseAmount: v.nullish(amountSchema),
    txHash: text,
    walletAddress: text,
    failureReason: text,
    errorCode: text,
  }),
} as const
