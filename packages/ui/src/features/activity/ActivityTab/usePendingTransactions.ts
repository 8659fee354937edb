import type { CaipNetwork } from '@cleat/core'
import { isSameAddress } from '@cleat/core/data'
import type { PendingTransaction, SendController } from '@cleat/core/send'
import { useEffect, useMemo, useState } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'

const none: readonly PendingTransaction[] = []

/**
 * The pending transactions of an account on a network, newest first. Empty without transfers, and
 * until the send feature is loaded.
 */
export function usePendingTransactions(parameters: {
  address: string
  network: CaipNetwork
}): readonly PendingTransaction[] {
  const { address, network } = parameters
  const send = useLoadedSend(network)
  const kit = useKit()
  const sent = useControllerState(send?.pendingTransactions) ?? none
  return useMemo(
    () =>
      sent.filter(
        ({ from, caipNetworkId }) =>
          caipNetworkId === network.caipNetworkId &&
          isSameAddress(kit, network.chainNamespace, from, address),
      ),
    [kit, sent, address, network],
  )
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
