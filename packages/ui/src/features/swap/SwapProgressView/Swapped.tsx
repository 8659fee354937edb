import type { SwapOutcome } from '@cleat/core/swap'
import type { ReactElement } from 'react'
import { HeroAmount } from '../../../components/HeroAmount/HeroAmount.tsx'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { TransactionLink } from '../../../components/TransactionLink/TransactionLink.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useNoWayBack } from '../../../shell/Screen/useNoWayBack.ts'
import { useAmountWords } from '../amounts/useAmountWords.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'
import { DoneButton } from './DoneButton.tsx'
import { StepAsset } from './StepAsset.tsx'
import type { SwapFacts } from './swapFacts.ts'

export type SwappedProps = {
  facts: SwapFacts
  outcome: SwapOutcome & { status: 'confirmed' }
  /** What it means that an allowance was taken back. @default what its contract cannot do */
  removed?: string | undefined
}

/** The last step is in a block: what arrived, as the chain says, or an allowance taken back. */
export function Swapped({ facts, outcome, removed }: SwappedProps): ReactElement {
  const text = useText<SwapReviewTexts>()
  const words = useAmountWords()
  const { network, source, target } = facts.prepared.swap
  const { hash, received, isAtLeast } = outcome
  // The swap cannot be changed any more.
  useNoWayBack(true)
  const amount = received === undefined ? undefined : words.short(received, target)
  const arrived =
    amount === undefined ? '' : text(isAtLeast ? 'swap.receivedAtLeast' : 'swap.received')
  const isRemoval = facts.type === 'reset'
  return (
    <ProgressTask
      icon={<StepAsset facts={facts} />}
      state="success"
      title={text(isRemoval ? 'swap.removed' : 'swap.done')}
      text={isRemoval ? (removed ?? text('swap.removedText', { symbol: source.symbol })) : arrived}
      announced={
        received === undefined ? undefined : `${arrived} ${words.shortly(received, target)}`
      }
      actions={<DoneButton />}
    >
      {amount !== undefined && <HeroAmount amount={amount} symbol={target.symbol} sign="+" />}
      <TransactionLink network={network} hash={hash}>
        {text('swap.explorer')}
      </TransactionLink>
    </ProgressTask>
  )
}
