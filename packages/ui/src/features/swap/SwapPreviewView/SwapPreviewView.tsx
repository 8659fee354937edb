import { type ReactElement, useRef, useState } from 'react'
import { UnknownNotice } from '../../../components/UnknownNotice/UnknownNotice.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useAccount } from '../../../kit/useAccount.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useLatched } from '../../../kit/useLatched.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { AllowanceNotice } from '../allowance/AllowanceNotice.tsx'
import { useSwap } from '../controller/useSwap.ts'
import { OpenOrderNotice } from '../orders/OpenOrderNotice.tsx'
import type { SwapReviewTexts } from '../review/texts/en.ts'
import { LossNotice } from './LossNotice.tsx'
import { PreviewActions } from './PreviewActions.tsx'
import { PreviewHero } from './PreviewHero.tsx'
import { PreviewProblem } from './PreviewProblem.tsx'
import { StepList } from './StepList.tsx'
import { SwapFacts } from './SwapFacts.tsx'
import { SwapNotes } from './SwapNotes.tsx'
import sheet from './SwapPreviewView.module.css'
import { useSwapPreparation } from './useSwapPreparation.ts'

/** The prepared swap, for review before the wallet is asked. */
export function SwapPreviewView(): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<SwapReviewTexts>()
  const state = useControllerState(useSwap().state)
  const view = useRef<HTMLDivElement>(null)
  const shown = useAccount()
  const [hasLooked, setHasLooked] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  useSwapPreparation()

  const { preparing, swapping } = state
  const ready = preparing.status === 'success' ? preparing : undefined
  const prepared = ready?.prepared
  // Lines are where they will be while the chosen offer is prepared again.
  const tried = state.quote?.status === 'success' ? state.quote.prepared : undefined
  const outline = preparing.status === 'error' ? undefined : (prepared ?? tried)
  const isUnknown = swapping.status === 'error' && swapping.isUnknown
  const isAllowed =
    (swapping.status === 'error' || swapping.status === 'ended') && swapping.isAllowed
  const source = useLatched(state.sourceToken)
  const target = useLatched(state.toToken)
  const amount = useLatched(prepared?.swap.amount ?? state.sourceTokenAmount)
  const expected = useLatched(prepared?.expected ?? state.toTokenAmount)
  if (!shown || !source || !target || amount === undefined) return null
  const network = prepared?.swap.network ?? shown.networks.caipNetwork
  const isUntyped = ready?.loss.level === 'confirm' && !ready.isLossConfirmed
  const findMissing = () => {
    if (isUnknown && !hasLooked) return () => setIsMissing(true)
    if (!isUntyped) return undefined
    return () => view.current?.querySelector<HTMLElement>('[data-part=loss] input')?.focus()
  }
  return (
    <div ref={view} className={classes.preview}>
      <PreviewHero
        source={source}
        amount={amount}
        target={target}
        expected={expected}
        network={network}
      />
      {/* Above the facts, which may extend below the fold. */}
      <PreviewProblem preparing={preparing} swapping={swapping} />
      <OpenOrderNotice
        address={shown.address}
        network={network}
        source={source}
        spender={prepared?.spender}
      />
      {isUnknown && (
        <UnknownNotice
          title={text('swap.unknown')}
          text={text('swap.unknownText')}
          link={text('swap.account')}
          statement={text('swap.looked')}
          hasLooked={hasLooked}
          isMissing={isMissing}
          onLooked={setHasLooked}
        />
      )}
      {isAllowed && <AllowanceNotice prepared={swapping.prepared} />}
      {ready && (
        <LossNotice
          prepared={ready.prepared}
          loss={ready.loss}
          isConfirmed={ready.isLossConfirmed === true}
        />
      )}
      {prepared && <SwapNotes prepared={prepared} variant="warning" />}
      {preparing.status !== 'error' && (
        <SwapFacts
          network={network}
          source={source}
          target={target}
          prepared={prepared}
          outline={outline}
        />
      )}
      {prepared && <SwapNotes prepared={prepared} variant="info" />}
      {outline && <StepList prepared={outline} />}
      <PreviewActions onRefuse={findMissing()} />
    </div>
  )
}
