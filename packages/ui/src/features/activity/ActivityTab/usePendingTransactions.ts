import type { CaipNetwork } from '@cleat/core'
import { isSameAddress } from '@cleat/core/data'
import type { PendingTransaction, SendController } from '@cleat/core/send'
import type { PendingSwap } from '@cleat/core/swap'
import { useEffect, useMemo, useState } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { ActivityLine } from './activityLine.ts'
import { toPaymentLine } from './toPaymentLine.ts'
import { toSwapLine } from './toSwapLine.ts'
import { useLoadedSwap } from './useLoadedSwap.ts'

const none: readonly never[] = []

/**
 * The pending transactions of an account on a network, newest first: payments and steps of swaps.
 * Empty without transfers, and until the features are loaded.
 */
export function usePendingTransactions(parameters: {
  address: string
  network: CaipNetwork
}): readonly ActivityLine[] {
  const { address, network } = parameters
  const send = useLoadedSend(network)
  const kit = useKit()
  const sent: readonly PendingTransaction[] = useControllerState(send?.pendingTransactions) ?? none
  const swapped: readonly PendingSwap[] = useControllerState(useLoadedSwap()?.pendingSwaps) ?? none
  return useMemo(() => {
    const isOwn = ({ from, caipNetworkId }: { from: string; caipNetworkId: string }) =>
      caipNetworkId === network.caipNetworkId &&
      isSameAddress(kit, network.chainNamespace, from, address)
    const lines = [
      ...sent.filter(isOwn).map(toPaymentLine),
      ...swapped.filter(isOwn).map(toSwapLine),
    ]
    return lines.toSorted((one, other) => other.time - one.time)
  }, [kit, sent, swapped, address, network])
}

function useLoadedSend({ chainNamespace }: CaipNetwork): SendController | undefined {
  const kit = useKit()
  const [loaded, setLoaded] = useState(kit.controllers.send)
  const isWanted =
    !loaded && kit.adapters.get(chainNamespace)?.features['transfers:load'] !== undefined

  useEffect(() => {
    if (!isWanted) return undefined
    let isStillWanted = true
    kit.feature('send').then(
      (send) => isStillWanted && setLoaded(send),
      // The history is useful without them, and the next visit retries.
      () => undefined,
    )
    return () => {
      isStillWanted = false
    }
  }, [isWanted, kit])

  return loaded
}
