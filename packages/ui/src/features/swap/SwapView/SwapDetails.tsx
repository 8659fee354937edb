import type { ReactElement } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { RateLine } from '../amounts/RateLine.tsx'
import { useSwap } from '../controller/useSwap.ts'
import type { SwapTexts } from '../texts/en.ts'
import { OfferChoice } from './OfferChoice.tsx'
import { ProtectionChoice } from './ProtectionChoice.tsx'
import { SlippageChoice } from './SlippageChoice.tsx'
import sheet from './SwapDetails.module.css'
import { useShownQuotes } from './useShownQuotes.ts'

/** The rate, whose offer it is, and the tolerated loss. Every line is there from the start. */
export function SwapDetails(): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<SwapTexts>()
  const state = useControllerState(useSwap().state)
  const { sourceToken: source, toToken: target, sourceTokenAmount: paid = 0n } = state
  const { amount = 0n } = useShownQuotes()
  return (
    <div className={classes.details}>
      <div className={classes.line}>
        <span className={classes.label}>{text('swap.rate')}</span>
        {source && target && paid > 0n && amount > 0n ? (
          <RateLine
            source={{ ...source.quantity, symbol: source.symbol, amount: paid }}
            target={{ ...target.quantity, symbol: target.symbol, amount }}
          />
        ) : (
          <span className={classes.none}>–</span>
        )}
      </div>
      <OfferChoice />
      <SlippageChoice />
      <ProtectionChoice />
    </div>
  )
}
