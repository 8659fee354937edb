import type { ReactElement } from 'react'
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useSend } from '../controller/useSend.ts'
import type { SendTexts } from '../texts/en.ts'
import { findRemedy } from './findRemedy.ts'

export type PreviewActionsProps = {
  /** Whether the fee may exceed the displayed one. */
  hasRisen: boolean
  /** Called instead of sending while a confirmation is missing. */
  onRefuse: (() => void) | undefined
}

/** Sends the payment, or offers a remedy if it cannot be sent. */
export function PreviewActions({ hasRisen, onRefuse }: PreviewActionsProps): ReactElement {
  const { router } = useKit().controllers
  const send = useSend()
  const text = useText<SendTexts>()
  const words = useText<SendTexts>()
  const { preparing, sending } = useControllerState(send.state)
  const isAsking = sending.status === 'pending' && sending.step === 'wallet'
  const start = () => {
    // The state has the result.
    send.send().catch(() => undefined)
    if (send.state.sending.status === 'pending') router.push({ name: 'WalletSendProgress' })
  }
  return (
    <ActionBar>
      <Button variant="quiet" onClick={() => router.goBack()}>
        {text('send.cancel')}
      </Button>
      {preparing.status === 'error' ? (
        <RemedyButton code={preparing.error.code} />
      ) : hasRisen ? (
        <Button onClick={send.confirmFee}>{text('send.acceptFee')}</Button>
      ) : (
        <Button isLoading={preparing.status !== 'success' || isAsking} onClick={onRefuse ?? start}>
          {words('send.title')}
        </Button>
      )}
    </ActionBar>
  )
}

function RemedyButton({ code }: { code: string }): ReactElement {
  const { router } = useKit().controllers
  const send = useSend()
  const text = useText<SendTexts>()
  const remedy = findRemedy(code)
  if (remedy === 'amount')
    return <Button onClick={() => router.goBack()}>{text('send.changeAmount')}</Button>
  if (remedy === 'token')
    return (
      <Button
        onClick={() => {
          router.goBack()
          router.push({ name: 'WalletSendSelectToken' })
        }}
      >
        {text('send.otherToken')}
      </Button>
    )
  if (remedy === 'network')
    return (
      <Button onClick={() => router.push({ name: 'Networks' })}>
        {text('send.chooseNetwork')}
      </Button>
    )
  return <Button onClick={() => void send.prepare()}>{text('view.retry')}</Button>
}
