import type { Swap, SwapStep } from '@cleat/core/swap'
import { useText } from '../../../i18n/useText.ts'
import { useAmountWords } from '../amounts/useAmountWords.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'

/** Describes what a step does, in a few words. */
export function useStepWords({
  source,
  amount,
}: Pick<Swap, 'source' | 'amount'>): (type: SwapStep['type']) => string {
  const text = useText<SwapReviewTexts>()
  const words = useAmountWords()
  const values = { amount: words.exactly(amount, source) }
  return (type) => {
    switch (type) {
      case 'reset':
        return text('swap.stepReset', { symbol: source.symbol })
      case 'approve':
        return text('swap.stepApprove', values)
      case 'permit':
        return text('swap.stepPermit', values)
      case 'batch':
        return text('swap.stepBatch')
      case 'sign':
        return text('swap.stepSign')
      case 'swap':
        return text('swap.title')
      default:
        return type satisfies never
    }
  }
}
