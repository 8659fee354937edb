import { type ReactElement, useState } from 'react'
import { AmountField } from '../../../components/AmountField/AmountField.tsx'
import { ChoiceChips } from '../../../components/ChoiceChips/ChoiceChips.tsx'
import type { AmountRefusal } from '../../../format/findAmountRefusal.ts'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { usePurchaseWords } from '../amounts/usePurchaseWords.ts'
import { useOnramp } from '../controller/useOnramp.ts'
import type { OnrampTexts } from '../texts/en.ts'
import { getFiatDecimals } from './getFiatDecimals.ts'
import { listPresets } from './listPresets.ts'
import sheet from './OnRampProvidersView.module.css'

/** How much is paid: typed, or one of a few suggestions. */
export function AmountEntry(): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<OnrampTexts>()
  const words = usePurchaseWords()
  const onramp = useOnramp()
  const state = useControllerState(onramp.state)
  const { paymentAmount, paymentCurrency, purchaseAmount, quotesLoading, limits } = state
  // Text that is no amount yet, such as `0`, is kept here alone.
  const [typed, setTyped] = useState(paymentAmount ?? '')
  const [refusal, setRefusal] = useState<AmountRefusal>()
  const currency = paymentCurrency?.id ?? 'USD'
  const value = paymentAmount ?? (isNothing(typed) ? typed : '')
  const change = (next: string) => {
    setRefusal(undefined)
    setTyped(next)
    onramp.setAmount(next)
  }
  const obstacle = onramp.validate()
  const refusals = {
    ambiguous: text('onramp.amountAmbiguous'),
    invalid: text('onramp.amountInvalid'),
    precise: text('onramp.amountPrecise', { currency }),
  }
  const beyond = {
    'amount-low':
      limits && text('onramp.amountLow', { amount: words.round({ amount: limits.min, currency }) }),
    'amount-high':
      limits &&
      text('onramp.amountHigh', { amount: words.round({ amount: limits.max, currency }) }),
  }
  const presets = listPresets(limits)
  return (
    <div className={classes.amount}>
      <AmountField
        label={text('onramp.amount')}
        value={value}
        decimals={getFiatDecimals(currency)}
        symbol={currency}
        other={
          purchaseAmount && !quotesLoading
            ? `≈ ${words.about(purchaseAmount.amount)} ${purchaseAmount.currency}`
            : undefined
        }
        error={
          refusal
            ? refusals[refusal]
            : obstacle === 'amount-low' || obstacle === 'amount-high'
              ? beyond[obstacle]
              : undefined
        }
        onChange={change}
        onRefuse={setRefusal}
      />
      {presets.length > 0 && (
        <ChoiceChips
          label={text('onramp.presets')}
          chips={presets.map((amount) => ({
            value: amount,
            name: words.short({ amount, currency }),
          }))}
          chosen={paymentAmount}
          onChoose={change}
        />
      )}
    </div>
  )
}

/** Whether a text is an amount of nothing, which another digit makes one. */
function isNothing(text: string): boolean {
  return /^0*\.?0*$/.test(text)
}
