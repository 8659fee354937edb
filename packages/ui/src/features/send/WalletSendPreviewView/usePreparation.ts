import type { SendState } from '@cleat/core/payments'
import { useEffect } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { usePayments } from '../../../queries/usePayments.ts'
import { isSentAlready } from './isSentAlready.ts'

/** Makes the payment ready when it is looked at, and ready anew when it has expired. Leads away when there is nothing to send. */
export function usePreparation(): void {
  const { router } = useKit().controllers
  const payments = usePayments()
  const state = useControllerState(payments.state)
  const { preparing } = state
  const isExpired = preparing.status === 'error' && preparing.error.code === 'PAYMENT_EXPIRED'
  const isPointless = !state.token || isSentAlready(state)

  useEffect(() => {
    if (isPointless && router.current().name === 'WalletSendPreview')
      router.reset({ name: 'Account' })
  }, [isPointless, router])
  useEffect(() => {
    const { state } = payments
    if (state.token && !isSentAlready(state) && !isAsking(state)) void payments.prepare()
  }, [payments])
  useEffect(() => {
    if (isExpired) void payments.prepare()
  }, [isExpired, payments])
}

function isAsking({ sending }: SendState): boolean {
  return sending.status === 'pending' && sending.step === 'wallet'
}
