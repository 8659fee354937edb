import { type ReactElement, useEffect } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useLatched } from '../../../kit/useLatched.ts'
import { useSend } from '../controller/useSend.ts'
import { EndedOtherwise } from './EndedOtherwise.tsx'
import { InTheNetwork } from './InTheNetwork.tsx'
import { InWallet } from './InWallet.tsx'
import { NotSent } from './NotSent.tsx'
import { Sent } from './Sent.tsx'
import type { SentFacts } from './sentFacts.ts'
import { useSendingGuards } from './useSendingGuards.ts'

/** The progress from the wallet to the block. Leaving it cancels nothing. */
export function WalletSendProgressView(): ReactElement | null {
  const { router } = useKit().controllers
  const state = useControllerState(useSend().state)
  const { sending } = state
  const isOver = sending.status === 'idle'
  const payment = isOver ? undefined : sending.payment
  // Kept when the form resets, which happens once the payment is sent.
  const name = useLatched(
    state.receiverAddress === payment?.to ? state.receiverProfileName : undefined,
  )
  const iconUrl = useLatched(
    state.token?.symbol === payment?.asset.symbol ? state.token?.iconUrl : undefined,
  )
  const facts: SentFacts | undefined = payment && { payment, name, iconUrl }
  useSendingGuards()

  // Nothing to follow: another account or network is active.
  useEffect(() => {
    if (isOver && router.current().name === 'WalletSendProgress') router.reset({ name: 'Account' })
  }, [isOver, router])

  if (!facts) return null
  switch (sending.status) {
    case 'idle':
      return null
    case 'pending':
      return sending.step === 'wallet' ? (
        <InWallet facts={facts} />
      ) : (
        <InTheNetwork facts={facts} hash={sending.hash} isSlow={sending.isSlow} />
      )
    case 'success':
      return <Sent facts={facts} hash={sending.outcome.hash} />
    case 'ended':
      return <EndedOtherwise facts={facts} outcome={sending.outcome} />
    case 'error':
      return <NotSent facts={facts} error={sending.error} isUnknown={sending.isUnknown} />
    default:
      return sending satisfies never
  }
}
