import type { Purchase } from '../../purchases/purchase.ts'
import { toStripeStatus } from './toStripeStatus.ts'

export declare namespace describeSession {
  type Parameters = {
    purchase: Purchase
    /** The hosted page, where it is known. */
    redirectUrl: string | null
  }
}

/** A session as Stripe describes it. */
export function describeSession({ purchase, redirectUrl }: describeSession.Parameters): object {
  const { asset, price, currency, address } = purchase
  const network = asset.network.name
  const isOpen = purchase.state === 'open'
  return {
    id: `cos_${purchase.id}`,
    object: 'crypto.onramp_session',
    client_secret: null,
    created: Math.floor(purchase.createdAt / 1000),
    kyc_details_provided: !isOpen,
    livemode: false,
    metadata: { order: purchase.orderRef ?? '' },
    redirect_url: redirectUrl,
    status: toStripeStatus(purchase),
    transaction_details: {
      destination_amount: isOpen ? null : price.crypto,
      destination_currency: asset.symbol.toLowerCase(),
      destination_network: network,
      fees: {
        network_fee_amount: price.networkFee,
        transaction_fee_amount: price.providerFee,
      },
      lock_wallet_address: true,
      source_amount: price.subtotal,
      source_currency: currency.toLowerCase(),
      transaction_id: purchase.txHash ?? null,
      wallet_address: isOpen ? null : address,
      wallet_addresses: { [network === 'base' ? 'base_network' : network]: address },
    },
  }
}
