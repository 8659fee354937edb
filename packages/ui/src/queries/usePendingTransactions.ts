import type { CaipNetwork } from '@cleat/core'
import type { PendingTransaction, SendController } from '@cleat/core/send'
import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useMemo, useState } from 'react'
import { useControllerState } from '../kit/useControllerState.ts'
import { useKit } from '../kit/useKit.ts'
import { paymentsContext } from './paymentsContext.ts'
import { useDataQueries } from './useDataQueries.ts'

const none: readonly PendingTransaction[] = []

/**
 * What was sent from here by an account on a network, and how it stands: the newest first. Nothing where nothing can be sent, and
 * until the code of payments is there, which follows what is under way.
 */
export function usePendingTransactions(parameters: {
  address: string
  network: CaipNetwork
}): readonly PendingTransaction[] {
  const { address, network } = parameters
  const send = useLoadedPayments(network)
  const sent = useControllerState(send?.pendingTransactions) ?? none
  return useMemo(
    () =>
      sent.filter(
        ({ from, caipNetworkId }) =>
          caipNetworkId === network.caipNetworkId && isSame(from, address, network),
      ),
    [sent, address, network],
  )
}

function useLoadedPayments({ chainNamespace }: CaipNetwork): SendController | undefined {
  const given = useContext(paymentsContext)
  const kit = useKit()
  const queries = useDataQueries()
  const cache = useQueryClient()
  const [loaded, setLoaded] = useState<SendController>()
  const isWanted =
    !given && kit.adapters.get(chainNamespace)?.features['transfers:load'] !== undefined

  useEffect(() => {
    if (!isWanted) return undefined
    let isStillWanted = true
    import('./getPayments.ts').then(
      ({ getPayments }) => isStillWanted && setLoaded(getPayments({ kit, queries, cache })),
      // The history is worth showing without it, and the next visit tries again.
      () => undefined,
    )
    return () => {
      isStillWanted = false
    }
  }, [isWanted, kit, queries, cache])

  return given ?? loaded
}

/** Addresses of EVM chains are the same in any case of their letters. */
function isSame(one: string, other: string, { chainNamespace }: CaipNetwork): boolean {
  return chainNamespace === 'eip155' ? one.toLowerCase() === other.toLowerCase() : one === other
}
