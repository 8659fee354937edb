import type { CaipNetwork } from '@cleat/core'
import { type ReactElement, type ReactNode, useContext } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'
import { chevronDownIcon } from '../../../icons/chevronDownIcon.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { preloadContext } from '../../../shell/feature/preloadContext.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useOnramp } from '../controller/useOnramp.ts'
import { SoldTokenImage } from '../images/SoldTokenImage.tsx'
import type { OnrampTexts } from '../texts/en.ts'
import sheet from './OnRampProvidersView.module.css'

/** The currency to pay with and the token to get. Each opens its list. */
export function CurrencyButtons({ network }: { network: CaipNetwork }): ReactElement {
  const { router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<OnrampTexts>()
  const state = useControllerState(useOnramp().state)
  const { paymentCurrency, purchaseCurrency } = state
  const currency = paymentCurrency?.id ?? ''
  const symbol = purchaseCurrency?.symbol ?? ''
  return (
    <div className={classes.currencies}>
      <CurrencyButton
        heading={text('onramp.pay')}
        label={text('onramp.changeCurrency', { currency })}
        route="OnRampFiatSelect"
        isDisabled={!paymentCurrency}
        onPress={() => router.push({ name: 'OnRampFiatSelect' })}
      >
        <span className={classes.symbol}>{currency || '–'}</span>
      </CurrencyButton>
      <CurrencyButton
        heading={text('onramp.get')}
        label={text('onramp.changeToken', { symbol })}
        route="OnRampTokenSelect"
        isDisabled={!purchaseCurrency}
        onPress={() => router.push({ name: 'OnRampTokenSelect' })}
      >
        {purchaseCurrency && (
          <SoldTokenImage currency={purchaseCurrency} network={network} size={20} />
        )}
        <bdi key={symbol} className={classes.symbol}>
          {symbol || '–'}
        </bdi>
      </CurrencyButton>
    </div>
  )
}

type CurrencyButtonProps = {
  heading: string
  label: string
  /** The list that a press opens. */
  route: 'OnRampFiatSelect' | 'OnRampTokenSelect'
  isDisabled: boolean
  onPress: () => void
  children: ReactNode
}

function CurrencyButton(props: CurrencyButtonProps): ReactElement {
  const { heading, label, route, isDisabled, onPress, children } = props
  const classes = useStyles(sheet)
  const preload = useContext(preloadContext)
  return (
    <button
      type="button"
      className={classes.currency}
      aria-label={isDisabled ? heading : label}
      aria-disabled={isDisabled || undefined}
      onPointerEnter={() => preload(route)}
      onClick={isDisabled ? undefined : onPress}
    >
      <span className={classes.heading}>{heading}</span>
      <span className={classes.chosen}>
        {children}
        <Icon of={chevronDownIcon} size={16} />
      </span>
    </button>
  )
}
