import * as v from 'valibot'
import { decimalSchema } from '../../schemas/decimalSchema.ts'

const text = v.nullish(v.string())

const session = v.object({
  id: v.pipe(v.string(), v.regex(/^\w{1,100}$/)),
  status: v.string(),
  redirect_url: text,
  metadata: v.nullish(v.record(v.string(), v.unknown())),
  transaction_details: v.nullish(
    v.object({
      destination_amount: v.nullish(decimalSchema),
      destination_currency: text,
      destination_network: text,
      transaction_id: text,
      wallet_address: text,
    }),
  ),
})

/** What is read of Stripe's answers. */
export const stripeSchemas = {
  quotes: v.object({
    source_amount: v.nullish(decimalSchema),
    destination_network_quotes: v.record(v.string(), v.array(v.unknown())),
  }),

  quote: v.object({
    destination_amount: decimalSchema,
    destination_currency: v.string(),
    destination_network: v.string(),
    fees: v.object({
      network_fee_monetary: decimalSchema,
      transaction_fee_monetary: decimalSchema,
    }),
    source_total_amount: decimalSchema,
  }),

  session,

  webhook: v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    type: v.pipe(v.string(), v.startsWith('crypto.onramp_session')),
    created: v.number(),
    data: v.object({ object: session }),
  }),
} as const
