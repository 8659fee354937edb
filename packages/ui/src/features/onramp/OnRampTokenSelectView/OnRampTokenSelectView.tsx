import type { ReactElement } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useAccount } from '../../../kit/useAccount.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { ChoiceList } from '../choices/ChoiceList.tsx'
import { useOnramp } from '../controller/useOnramp.ts'
import { SoldTokenImage } from '../images/SoldTokenImage.tsx'
import type { OnrampTexts } from '../texts/en.ts'

/** The tokens that are sold on the network in use. */
export function OnRampTokenSelectView(): ReactElement | null {
  const { router } = useKit().controllers
  const text = useText<OnrampTexts>()
  const onramp = useOnramp()
  const { purchaseCurrencies, purchaseCurrency } = useControllerState(onramp.state)
  const network = useAccount()?.networks.caipNetwork
  if (!network) return null
  return (
    <ChoiceList
      label={text('onramp.tokens')}
      searchLabel={text('onramp.searchTokens')}
      choices={purchaseCurrencies.map((currency) => ({
        key: `${currency.id} ${currency.symbol}`,
        name: currency.symbol,
        note: currency.name,
        icon: <SoldTokenImage currency={currency} network={network} />,
        isChosen: currency === purchaseCurrency,
        onChoose() {
          onramp.setPurchaseCurrency(currency)
          router.goBack()
        },
      }))}
    />
  )
}
