import { ServerStyles, useStyles, useThemeRoot } from '@cleat/ui/kit'
import { type JSX, useId, useState } from 'react'
import { useButtonText } from '../../buttonTexts/useButtonText.ts'
import type { AppKit } from '../../kit/appKit.ts'
import styles from './OnrampWidgetContent.module.css'
import type { OnrampWidgetProps } from './onrampWidgetProps.ts'

export type OnrampWidgetContentProps = OnrampWidgetProps & { kit: AppKit }

/** Suggested amounts, and the currencies that can be chosen here (spec §9). */
const presets = ['100', '250', '500', '1000']
const currencies = [
  { id: 'USD', sign: '$' },
  { id: 'EUR', sign: '€' },
  { id: 'GBP', sign: '£' },
]

/** The form of the purchase widget. The modal's form has more currencies, and the providers. */
export function OnrampWidgetContent(props: OnrampWidgetContentProps): JSX.Element {
  const { kit, disabled, buttonLabel } = props
  const classes = useStyles(styles)
  const text = useButtonText(kit)
  const group = useId()
  const [amount, setAmount] = useState('')
  const [currency, setCurrency] = useState('USD')
  const isAmount = /[1-9]/.test(amount)
  const prepare = () => kit.controllers.modal.prepare('intent')
  const buy = () => {
    const intent = { amount: amount.replace(/\.$/, ''), paymentCurrency: currency }
    void kit.open({ view: 'OnRampProviders', arguments: intent })
  }
  return (
    <span data-cleat="onramp-widget" className={classes.frame} {...useThemeRoot()}>
      <ServerStyles sheet={styles} />
      <form
        className={classes.form}
        noValidate
        onPointerEnter={prepare}
        onFocus={prepare}
        onSubmit={(event) => {
          event.preventDefault()
          if (isAmount && !disabled) buy()
        }}
      >
        <input
          className={classes.amount}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          aria-label={text('button.amount', 'Amount')}
          placeholder="0"
          disabled={disabled}
          value={amount}
          onChange={({ target }) => {
            const typed = target.value.replace(',', '.')
            if (/^\d{0,9}(?:\.\d{0,2})?$/.test(typed)) setAmount(typed)
          }}
        />
        <fieldset className={classes.choices} aria-label={text('button.currency', 'Currency')}>
          {currencies.map(({ id, sign }) => (
            <label key={id} className={classes.choice}>
              <input
                type="radio"
                className={classes.radio}
                name={group}
                aria-label={id}
                disabled={disabled}
                checked={id === currency}
                onChange={() => setCurrency(id)}
              />
              {sign}
            </label>
          ))}
        </fieldset>
        <span className={classes.presets}>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              className={classes.preset}
              aria-pressed={preset === amount}
              disabled={disabled}
              onClick={() => setAmount(preset)}
            >
              {preset}
            </button>
          ))}
        </span>
        <button
          type="submit"
          className={classes.buy}
          aria-haspopup="dialog"
          disabled={disabled || !isAmount}
        >
          {buttonLabel ?? text('button.buy', 'Buy')}
        </button>
      </form>
    </span>
  )
}
