import { decimal } from '../../amounts/decimal.ts'
import type { OpenRequest } from '../../contract/onrampProvider.ts'
import type { PaymentMethod } from '../../contract/paymentMethods.ts'
import { toCoinbaseNetwork } from './toCoinbaseNetwork.ts'

const methods: Partial<Record<PaymentMethod, string>> = {
  card: 'CARD',
  ach_bank_account: 'ACH',
  apple_pay: 'APPLE_PAY',
}

/** The body that creates a session by the API of 2025. */
export function toSessionV2(request: OpenRequest): object {
  const { asset, preset, method, region } = request
  return {
    purchaseCurrency: asset.symbol,
    destinationNetwork: toCoinbaseNetwork(asset.network),
    destinationAddress: request.address,
    paymentCurrency: request.currency,
    ...('fiat' in preset
      ? { paymentAmount: decimal.toMoney(preset.fiat) }
      : { purchaseAmount: preset.crypto }),
    ...(method && methods[method] && { paymentMethod: methods[method] }),
    country: region.country,
    ...(region.subdivision && { subdivision: region.subdivision }),
    redirectUrl: request.redirectUrl,
    clientIp: request.clientIp,
    partnerUserRef: request.orderId,
  }
}
