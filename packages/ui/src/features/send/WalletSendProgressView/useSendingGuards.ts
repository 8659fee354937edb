import { useEffect, useRef } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useSend } from '../controller/useSend.ts'
import type { SendTexts } from '../texts/en.ts'

/**
 * Announces once that the payment was sent or failed, and returns to the preview after a rejection.
 */
export function useSendingGuards(): void {
  const { router, snackbar } = useKit().controllers
  const text = useText<SendTexts>()
  const { sending } = useControllerState(useSend().state)
  const namespace = sending.status === 'idle' ? undefined : sending.payment.network.chainNamespace
  const isStarted = sending.status === 'pending' && sending.step === 'network'
  const isDeclined = sending.status === 'error' && sending.error.code === 'REQUEST_USER_REJECTED'
  const isWrong = sending.status === 'error' && !isDeclined && !sending.isUnknown
  const said = useRef(isStarted)

  useEffect(() => {
    if (!isStarted || said.current) return
    said.current = true
    snackbar.show({ message: text('send.started'), variant: 'success' })
  }, [isStarted, snackbar, text])
  useEffect(() => {
    if (isDeclined && router.current().name === 'WalletSendProgress') router.goBack()
  }, [isDeclined, router])
  useEffect(() => {
    if (!isWrong) return
    const message = text(namespace === 'solana' ? 'send.wrongSolana' : 'send.wrong')
    snackbar.show({ message, variant: 'error' })
  }, [isWrong, namespace, snackbar, text])
}
