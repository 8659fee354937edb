import { decimal } from '../../amounts/decimal.ts'
import type { OpenRequest } from '../../contract/onrampProvider.ts'

export declare namespace toStripeForm {
  type Parameters = {
    request: OpenRequest
    /** What is bought for, without fees. `undefined` if the visitor chose what to get. */
    sourceAmount: string | undefined
  }
}

/** Stripe's names of the networks of wallets, where they differ. */
const walletNames: Readonly<Record<string, string>> = { base: 'base_network' }

/** The form that creates a session with a receiver and a currency that cannot be changed. */
export function toStripeForm({ request, sourceAmount }: toStripeForm.Parameters): URLSearchParams {
  const { asset, address, currency: source, preset, clientIp, orderId } = request
  const [currency = '', network = ''] = asset.code.split('@')
  return new URLSearchParams({
    [`wallet_addresses[${walletNames[network] ?? network}]`]: address,
    lock_wallet_address: 'true',
    source_currency: source.toLowerCase(),
    destination_currency: currency,
    'destination_currencies[]': currency,
    destination_network: network,
    'destination_networks[]': network,
    customer_ip_address: clientIp,
    'metadata[order]': orderId,
    ...(sourceAmount !== undefined && { source_amount: decimal.toMoney(sourceAmount) }),
    ...('crypto' in preset && { destination_amount: preset.crypto }),
  })
}
