import type { CaipNetwork } from '@cleat/core'
import { type ReactElement, useEffect, useRef } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { toTextSize } from '../../../components/AmountInput/toTextSize.ts'
import { useDelayedBusy } from '../../../components/Skeleton/useDelayedBusy.ts'
import { useDollars } from '../../../i18n/useDollars.ts'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { getValueLoss } from '../amounts/getValueLoss.ts'
import { useAmountWords } from '../amounts/useAmountWords.ts'
import { useSwap } from '../controller/useSwap.ts'
import type { SwapTexts } from '../texts/en.ts'
import { Funds } from './Funds.tsx'
import { SwapSide } from './SwapSide.tsx'
import sheet from './SwapView.module.css'
import { TokenButton } from './TokenButton.tsx'
import { useShownQuotes } from './useShownQuotes.ts'

/** Smaller losses are within what prices differ by. In basis points. */
const leastLossBps = 100
/** From here on, the visitor is warned. */
const warnedLossBps = 300

/** What is received. The last figure is dimmed while another one is looked for. */
export function TargetSide({ network }: { network: CaipNetwork }): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<SwapTexts>()
  const words = useAmountWords()
  const toDollars = useDollars()
  const state = useControllerState(useSwap().state)
  const { sourceToken, sourceTokenAmount, toToken: token } = state
  const { amount, isTried, isPending } = useShownQuotes()
  const isDimmed = useDelayedBusy(isPending)
  const decimals = token?.quantity.decimals ?? 18
  const shown = token && amount !== undefined ? words.short(amount, { decimals }) : undefined
  useSpokenFigure(isPending ? undefined : amount)

  const price = state.toTokenPriceInUSD
  const worth = amount === undefined ? undefined : toDollars({ amount, decimals, price })
  const loss =
    sourceToken && sourceTokenAmount !== undefined && amount !== undefined
      ? getValueLoss({
          source: {
            amount: sourceTokenAmount,
            decimals: sourceToken.quantity.decimals,
            price: state.sourceTokenPriceInUSD,
          },
          target: { amount, decimals, price },
        })
      : undefined
  return (
    <SwapSide
      label={text('swap.receive')}
      funds={<Funds token={token} />}
      picker={<TokenButton target="toToken" token={token} network={network} />}
      note={
        <>
          {shown !== undefined && worth}
          {shown !== undefined && loss !== undefined && loss >= leastLossBps && (
            <span className={classes.loss} data-warned={loss >= warnedLossBps}>
              {' '}
              ({text('swap.worthLess', { percent: words.percent(loss) })})
            </span>
          )}
        </>
      }
    >
      <p
        className={classes.figure}
        // As if it had the sign of an estimate, so that its size stays once it was tried out.
        data-size={toTextSize(`≈ ${shown ?? ''}`)}
        data-dimmed={isDimmed}
        data-empty={shown === undefined}
        aria-busy={isPending}
      >
        <span dir="ltr">
          {shown !== undefined && !isTried && <span className={classes.about}>≈ </span>}
          {shown ?? '0'}
        </span>
      </p>
    </SwapSide>
  )
}

/** Announces the figure once for each input, and not each time that it is refreshed. */
function useSpokenFigure(amount: bigint | undefined): void {
  const text = useText<SwapTexts>()
  const announce = useAnnounce()
  const words = useAmountWords()
  const { sourceTokenAmount, sourceToken, toToken } = useControllerState(useSwap().state)
  const question = `${sourceTokenAmount} ${sourceToken?.address} ${toToken?.address}`
  const spoken = useRef('')
  useEffect(() => {
    if (amount === undefined || !toToken || spoken.current === question) return
    spoken.current = question
    const { decimals } = toToken.quantity
    const { symbol } = toToken
    announce(text('swap.quoted', { amount: words.shortly(amount, { decimals, symbol }) }))
  }, [announce, text, words, amount, toToken, question])
}
