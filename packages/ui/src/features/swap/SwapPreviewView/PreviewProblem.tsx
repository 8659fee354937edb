import type { SwapFlow, SwapPrepareFlow } from '@cleat/core/swap'
import { type ReactElement, useEffect } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { ErrorDetails } from '../../../components/ErrorDetails/ErrorDetails.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useAmountWords } from '../amounts/useAmountWords.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'

export type PreviewProblemProps = {
  preparing: SwapPrepareFlow
  /** The result of the last attempt. */
  swapping: SwapFlow
}

/**
 * Why the swap cannot be done, what changed since the visitor saw it, or why it failed the last
 * time. Renders nothing without a problem.
 */
export function PreviewProblem(props: PreviewProblemProps): ReactElement | null {
  const { preparing, swapping } = props
  const text = useText<SwapReviewTexts>()
  const explain = useErrorText()
  const announce = useAnnounce()
  const amounts = useAmountWords()
  const { name } = useConnectedWallet()
  const wallet = name ?? text('switchNetwork.wallet')
  const error = preparing.status === 'error' ? preparing.error : undefined
  const before = preparing.status === 'success' ? preparing.before : undefined
  const isDeclined = swapping.status === 'error' && swapping.error.code === 'REQUEST_USER_REJECTED'
  const describe = () => {
    if (error) return explain(error)
    if (preparing.status === 'success' && before) {
      const { prepared } = preparing
      const { target } = prepared.swap
      return text('swap.priceChanged', {
        now: amounts.shortly(prepared.expected, target),
        before: amounts.shortly(before.expected, target),
      })
    }
    return isDeclined ? text('swap.declined', { wallet }) : undefined
  }
  const words = describe()

  useEffect(() => {
    if (words) announce(words)
  }, [announce, words])

  if (!words) return null
  const variant = error ? 'error' : before ? 'warning' : 'info'
  return (
    <div>
      <Notice variant={variant}>{words}</Notice>
      {error && <ErrorDetails error={error} />}
    </div>
  )
}
