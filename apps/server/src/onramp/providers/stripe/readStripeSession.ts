import type * as v from 'valibot'
import type { OrderNews } from '../../contract/orderNews.ts'
import type { stripeSchemas } from './stripeSchemas.ts'

export type StripeSession = v.InferOutput<(typeof stripeSchemas)['session']>

export declare namespace readStripeSession {
  type Parameters = {
    session: StripeSession
    /** Milliseconds since 1970. */
    at: number
  }
}

const statuses: Readonly<Record<string, OrderNews['status']>> = {
  initialized: 'opened',
  requires_payment: 'awaitingUser',
  fulfillment_processing: 'processing',
  fulfillment_complete: 'sent',
  rejected: 'failed',
}

/** `undefined` for a status that is not known. */
export function readStripeSession(parameters: readStripeSession.Parameters): OrderNews | undefined {
  const { session, at } = parameters
  const status = statuses[session.status]
  if (!status) return undefined
  const details = session.transaction_details
  const { destination_currency: currency, destination_network: network } = details ?? {}
  return {
    status,
    at,
    providerRef: session.id,
    address: details?.wallet_address ?? undefined,
    assetCode: currency && network ? `${currency}@${network}` : undefined,
    // A session is rejected for who the visitor is, not for the payment, which can be repeated.
    ...(status === 'failed' && { reason: 'identity' }),
    ...(status === 'sent' && {
      txHash: details?.transaction_id ?? undefined,
      amount: details?.destination_amount ?? undefined,
    }),
  }
}
