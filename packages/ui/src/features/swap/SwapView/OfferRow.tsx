import type { SwapQuote } from '@cleat/core/swap'
import type { ReactElement } from 'react'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useAccount } from '../../../kit/useAccount.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useAmountWords } from '../amounts/useAmountWords.ts'
import { useSwap } from '../controller/useSwap.ts'
import type { SwapTexts } from '../texts/en.ts'
import sheet from './SwapDetails.module.css'

export type OfferRowProps = {
  /** The name of the radio group. */
  group: string
  quote: SwapQuote
  /** The first of the list. */
  best: SwapQuote | undefined
  isChosen: boolean
  onChoose: () => void
}

/** An offer: what it brings, its fee, and how much less than the best that is. */
export function OfferRow(props: OfferRowProps): ReactElement {
  const { group, quote, best, isChosen, onChoose } = props
  const classes = useStyles(sheet)
  const text = useText<SwapTexts>()
  const explain = useErrorText()
  const words = useAmountWords()
  const { toToken } = useControllerState(useSwap().state)
  const fee = useFeeWords(quote)
  const isRefused = quote.status === 'error'
  const asset = { decimals: toToken?.quantity.decimals ?? 18 }
  const amount = readAmount(quote)
  const most = best && readAmount(best)
  const lessBps =
    most && amount !== undefined ? Number(((most - amount) * 10_000n) / most) : undefined
  return (
    <label className={classes.offer} data-refused={isRefused}>
      <input
        type="radio"
        className={classes.radio}
        name={group}
        checked={isChosen}
        disabled={isRefused}
        onChange={onChoose}
      />
      <span className={classes.texts}>
        <span className={classes.name}>
          <bdi>{quote.name || quote.id}</bdi>
        </span>
        <span className={classes.note}>{isRefused ? explain(quote.error) : fee}</span>
      </span>
      {!isRefused && amount !== undefined && (
        <span className={classes.brings}>
          <span dir="ltr">{words.short(amount, asset)}</span>
          {quote === best ? (
            <span className={classes.best}>{text('swap.offerBest')}</span>
          ) : (
            lessBps !== undefined &&
            lessBps > 0 && (
              <span className={classes.note}>
                {text('swap.worthLess', { percent: words.percent(lessBps) })}
              </span>
            )
          )}
        </span>
      )}
    </label>
  )
}

function useFeeWords(quote: SwapQuote): string {
  const text = useText<SwapTexts>()
  const words = useAmountWords()
  const coin = useAccount()?.networks.caipNetwork.nativeCurrency
  if (quote.status !== 'success' || quote.prepared.trial === 'none')
    return text('swap.offerUnchecked')
  const { fee } = quote.prepared
  if (!fee || !coin) return text('swap.feeUnknown')
  return text('swap.offerFee', { amount: words.shortly(fee.expected, coin) })
}

function readAmount(quote: SwapQuote): bigint | undefined {
  return quote.status === 'success' ? quote.prepared.expected : quote.offer?.amount
}
