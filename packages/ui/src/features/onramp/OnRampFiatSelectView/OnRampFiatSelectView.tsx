import { type ReactElement, useMemo } from 'react'
import { useLanguage } from '../../../i18n/language/useLanguage.ts'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { ChoiceList } from '../choices/ChoiceList.tsx'
import { useOnramp } from '../controller/useOnramp.ts'
import type { OnrampTexts } from '../texts/en.ts'
import { CurrencySign } from './CurrencySign.tsx'

/** The currencies to pay with, by the names that the visitor's language has for them. */
export function OnRampFiatSelectView(): ReactElement {
  const { router } = useKit().controllers
  const text = useText<OnrampTexts>()
  const { tag } = useLanguage()
  const names = useMemo(() => new Intl.DisplayNames([tag], { type: 'currency' }), [tag])
  const onramp = useOnramp()
  const { paymentCurrencies, paymentCurrency } = useControllerState(onramp.state)
  return (
    <ChoiceList
      label={text('onramp.currencies')}
      searchLabel={text('onramp.searchCurrencies')}
      choices={paymentCurrencies.map((currency) => {
        const name = names.of(currency.id)
        return {
          key: currency.id,
          name: currency.id,
          note: name === currency.id ? undefined : name,
          icon: <CurrencySign currency={currency.id} />,
          isChosen: currency === paymentCurrency,
          onChoose() {
            onramp.setPaymentCurrency(currency)
            router.goBack()
          },
        }
      })}
    />
  )
}
