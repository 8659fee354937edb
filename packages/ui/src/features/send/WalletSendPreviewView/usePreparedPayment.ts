import type { SendState } from '@cleat/core/send'
import { useEffect } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useSend } from '../controller/useSend.ts'
import { isSentAlready } from './isSentAlready.ts'

/**
 * Prepares the payment for its review, and again when it has expired. Leaves the view if there is
 * nothing to send.
 */
export function usePreparedPayment(): void {
  const { router } = useKit().controllers
  const send = useSend()
  const state = useControllerState(send.state)
  const { preparing } = state
  const isExpired = preparing.status === 'error' && preparing.error.code === 'PAYMENT_EXPIRED'
  const isPointless = !state.token || isSentAlready(state)

  useEffect(() => {
    if (isPointless && router.current().name === 'WalletSendPreview')
      router.reset({ name: 'Account' })
  }, [isPointless, router])
  useEffect(() => {
    const { state } = send
    if (state.token && !isSentAlready(state) && !isAsking(state)) void send.prepare()
  }, [send])
  useEffect(() => {
    if (isExpired) void send.prepare()
  }, [isExpired, send])
}

function isAsking({ sending }: SendState): boolean {
  return sending.status === 'pending' && sending.step === 'wallet'
}
