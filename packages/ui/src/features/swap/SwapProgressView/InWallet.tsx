import type { ReactElement } from 'react'
import { AskingWallet } from '../../../components/AskingWallet/AskingWallet.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useAmountWords } from '../amounts/useAmountWords.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'
import { StepCount } from './StepCount.tsx'
import type { SwapFacts } from './swapFacts.ts'

/** The wallet is asked for a step. */
export function InWallet({ facts }: { facts: SwapFacts }): ReactElement {
  const { router } = useKit().controllers
  const text = useText<SwapReviewTexts>()
  const task = useTask(facts)
  return (
    <AskingWallet
      task={task}
      words={{
        open: (values) => text('swap.open', values),
        elsewhere: text('swap.look'),
      }}
      onLeave={() => router.reset({ name: 'Account' })}
    >
      <StepCount facts={facts} />
    </AskingWallet>
  )
}

/** What to check in the wallet. */
function useTask({ prepared, type, step }: SwapFacts): string {
  const text = useText<SwapReviewTexts>()
  const words = useAmountWords()
  const { source, target, amount } = prepared.swap
  const { symbol } = source
  const paid = words.exactly(amount, source)
  switch (type) {
    case 'reset':
      // Alone, it takes back what an earlier swap left.
      return text(step === prepared.steps.length - 1 ? 'swap.checkRemove' : 'swap.checkReset', {
        symbol,
      })
    case 'approve':
    case 'permit':
      return text('swap.checkApprove', { amount: paid })
    case 'swap':
    case 'batch':
    case 'sign':
      return text('swap.checkSwap', {
        amount: paid,
        minimum: words.shortly(prepared.minReceived, target),
      })
    default:
      return type satisfies never
  }
}
