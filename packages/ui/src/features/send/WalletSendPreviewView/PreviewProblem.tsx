import type { PrepareFlow, SendFlow } from '@cleat/core/send'
import { type ReactElement, useEffect } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { ErrorDetails } from '../../../components/ErrorDetails/ErrorDetails.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { unnamedWallet } from '../../../kit/wallets/unnamedWallet.ts'
import type { SendTexts } from '../texts/en.ts'

export type PreviewProblemProps = {
  preparing: PrepareFlow
  /** The result of the last attempt to send. */
  sending: SendFlow
}

/**
 * Why the payment cannot be sent, or why it failed the last time. Renders nothing without a
 * problem.
 */
export function PreviewProblem(props: PreviewProblemProps): ReactElement | null {
  const { preparing, sending } = props
  const text = useText<SendTexts>()
  const explain = useErrorText()
  const announce = useAnnounce()
  const { name } = useConnectedWallet()
  const wallet = name ?? unnamedWallet
  const error = preparing.status === 'error' ? preparing.error : undefined
  const hasRisen = preparing.status === 'success' && preparing.feeBefore !== undefined
  const isDeclined = sending.status === 'error' && sending.error.code === 'REQUEST_USER_REJECTED'
  const words = error
    ? explain(error)
    : hasRisen
      ? text('send.feeRose')
      : isDeclined
        ? text('send.declined', { wallet })
        : undefined

  useEffect(() => {
    if (words) announce(words)
  }, [announce, words])

  if (!words) return null
  const variant = error ? 'error' : hasRisen ? 'warning' : 'info'
  return (
    <div>
      <Notice variant={variant}>{words}</Notice>
      {error && <ErrorDetails error={error} />}
    </div>
  )
}
