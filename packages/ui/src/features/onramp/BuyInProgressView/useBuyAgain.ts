import type { OnrampOrder } from '@cleat/core/onramp'
import { useMemo } from 'react'
import { useKit } from '../../../kit/useKit.ts'
import { useOnramp } from '../controller/useOnramp.ts'

export type BuyAgain = {
  /** Opens the provider again, in the click. Without the form's purchase it fills in the form. */
  reopen(): void
  /** Shows the form with the purchase, to choose a provider. */
  choose(): void
}

/** Buys the same again. Links of providers are for one purchase, so it is a new one. */
export function useBuyAgain(order: OnrampOrder): BuyAgain {
  const { router } = useKit().controllers
  const onramp = useOnramp()
  return useMemo(() => {
    const { payment, asset, provider } = order
    const choose = () => {
      const intent = {
        ...{ amount: payment.amount, paymentCurrency: payment.currency },
        purchaseCurrency: asset.symbol,
      }
      const isBehind = router.state.history.at(-2)?.name === 'OnRampProviders'
      if (isBehind) router.goBack()
      else router.push({ name: 'OnRampProviders', intent })
    }
    const isInForm = () => {
      const { offers, paymentAmount, paymentCurrency, purchaseCurrency } = onramp.state
      const offer = offers.find((one) => one.provider.id === provider.id)
      return (
        onramp.validate() === undefined &&
        offer?.status !== undefined &&
        offer.status !== 'unavailable' &&
        paymentAmount === payment.amount &&
        paymentCurrency?.id === payment.currency &&
        purchaseCurrency?.symbol === asset.symbol
      )
    }
    return {
      choose,
      reopen() {
        if (!isInForm()) return choose()
        // The state has the result.
        onramp.openProvider(provider.id).catch(() => undefined)
        router.replace({ name: 'BuyInProgress' })
      },
    }
  }, [onramp, order, router])
}
