import type { ReactElement } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useLatched } from '../../../kit/useLatched.ts'
import { useSwap } from '../controller/useSwap.ts'
import { EndedOtherwise } from './EndedOtherwise.tsx'
import { InTheNetwork } from './InTheNetwork.tsx'
import { InWallet } from './InWallet.tsx'
import { NotSwapped } from './NotSwapped.tsx'
import { OrderRemoval } from './OrderRemoval.tsx'
import { OrderWaiting } from './OrderWaiting.tsx'
import { Paused } from './Paused.tsx'
import { Swapped } from './Swapped.tsx'
import type { SwapFacts } from './swapFacts.ts'
import { useSwappingGuards } from './useSwappingGuards.ts'

/** The progress from the wallet to the block, step by step. Leaving it cancels nothing. */
export function SwapProgressView(): ReactElement | null {
  const state = useControllerState(useSwap().state)
  const { swapping, removal, sourceToken, toToken } = state
  // Kept when the form resets, which happens once the swap is done.
  const source = useLatched(sourceToken?.iconUrl)
  const target = useLatched(toToken?.iconUrl)
  useSwappingGuards()

  if (removal.status === 'pending' || removal.status === 'success')
    return <OrderRemoval removal={removal} icons={{ source, target }} />
  if (swapping.status === 'idle') return null
  const { prepared, type, step } = swapping
  const facts: SwapFacts = { prepared, type, step, icons: { source, target } }
  switch (swapping.status) {
    case 'pending':
      if (swapping.stage === 'wallet') return <InWallet facts={facts} />
      return type === 'sign' ? (
        <OrderWaiting facts={facts} hash={swapping.hash} order={swapping.order} />
      ) : (
        <InTheNetwork facts={facts} hash={swapping.hash} isSlow={swapping.isSlow} />
      )
    case 'paused':
      return <Paused facts={facts} isAllowed={swapping.isAllowed} />
    case 'success':
      return <Swapped facts={facts} outcome={swapping.outcome} />
    case 'ended':
      return (
        <EndedOtherwise facts={facts} outcome={swapping.outcome} isAllowed={swapping.isAllowed} />
      )
    case 'error':
      return (
        <NotSwapped
          facts={facts}
          error={swapping.error}
          isUnknown={swapping.isUnknown}
          isAllowed={swapping.isAllowed}
        />
      )
    default:
      return swapping satisfies never
  }
}
