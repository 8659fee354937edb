import type { CaipNetwork } from '@cleat/core'
import type { OnrampAmount, OnrampProvider, ProviderOffer } from '@cleat/core/onramp'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { usePurchaseWords } from '../amounts/usePurchaseWords.ts'
import { useOnramp } from '../controller/useOnramp.ts'
import type { OnrampTexts } from '../texts/en.ts'

const methods = {
  card: 'onramp.methodCard',
  ach_bank_account: 'onramp.methodBank',
  bank_transfer: 'onramp.methodTransfer',
} as const

/** Names that are the same in every language. */
const brands = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' }

/** More ways to pay do not fit into a line. */
const maxShown = 2

/** What stands below a provider's name: its fees and ways to pay, or why it cannot be chosen. */
export function useProviderNote(parameters: {
  offer: ProviderOffer
  network: CaipNetwork
}): readonly string[] {
  const { offer, network } = parameters
  const text = useText<OnrampTexts>()
  const words = usePurchaseWords()
  const format = useFormat()
  const { paymentCurrency, purchaseCurrency } = useControllerState(useOnramp().state)
  if (offer.status === 'unavailable') {
    const { reason, detail } = offer
    if (detail) return [detail]
    const reasons = {
      network: text('onramp.notNetwork', { network: network.name }),
      token: text('onramp.notToken', { symbol: purchaseCurrency?.symbol ?? '' }),
      currency: text('onramp.notCurrency', { currency: paymentCurrency?.id ?? '' }),
      host: text('onramp.notHost'),
      amount: text('onramp.notAmount'),
      refused: text('onramp.notSold'),
    }
    return [reasons[reason]]
  }
  const percent = (value: number) => format.number(value / 100, { style: 'percent' })
  const { usualFee } = offer.provider
  const fee =
    offer.status === 'success'
      ? text('onramp.fees', { amount: words.fiat(sumFees(offer.quote)) })
      : usualFee &&
        text('onramp.usualFee', { from: percent(usualFee[0]), to: percent(usualFee[1]) })
  const ways = [
    ...pick(methods, offer.provider).map((method) => text(method)),
    ...pick(brands, offer.provider),
  ]
  // As a `unit`, some languages have nothing between two words.
  const list = format.list(ways.slice(0, maxShown), { style: 'narrow' })
  return [fee, list].flatMap((part) => (part ? [part] : []))
}

/** The values of the ways to pay that a provider has. */
function pick<value>(
  ways: { readonly [method: string]: value },
  provider: OnrampProvider,
): readonly value[] {
  return Object.entries(ways).flatMap(([id, value]) =>
    provider.methods.includes(id) ? [value] : [],
  )
}

/** Fees are shown, and not calculated with: the feature has checked that the parts are the total. */
function sumFees(quote: { networkFee: OnrampAmount; providerFee: OnrampAmount }): OnrampAmount {
  const { networkFee, providerFee } = quote
  const sum = Number(networkFee.amount) + Number(providerFee.amount)
  return { amount: String(sum), currency: providerFee.currency }
}
