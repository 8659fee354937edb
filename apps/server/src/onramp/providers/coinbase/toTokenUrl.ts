import { decimal } from '../../amounts/decimal.ts'
import type { OpenRequest } from '../../contract/onrampProvider.ts'
import type { PaymentMethod } from '../../contract/paymentMethods.ts'
import { toCoinbaseNetwork } from './toCoinbaseNetwork.ts'

export declare namespace toTokenUrl {
  type Parameters = {
    /** The origin of Coinbase's page. */
    pay: string
    token: string
    request: OpenRequest
  }
}

const methods: Partial<Record<PaymentMethod, string>> = {
  card: 'CARD',
  ach_bank_account: 'ACH_BANK_ACCOUNT',
  apple_pay: 'APPLE_PAY',
}

/** The page for a session token of the first API. */
export function toTokenUrl({ pay, token, request }: toTokenUrl.Parameters): string {
  const { asset, preset, method, currency, redirectUrl, orderId } = request
  const url = new URL(`${pay}/buy/select-asset`)
  const query = {
    sessionToken: token,
    defaultNetwork: toCoinbaseNetwork(asset.network),
    defaultAsset: asset.symbol,
    fiatCurrency: currency,
    defaultExperience: 'buy',
    partnerUserRef: orderId,
    redirectUrl,
    ...('fiat' in preset
      ? { presetFiatAmount: decimal.toMoney(preset.fiat) }
      : { presetCryptoAmount: preset.crypto }),
    ...(method && methods[method] && { defaultPaymentMethod: methods[method] }),
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
