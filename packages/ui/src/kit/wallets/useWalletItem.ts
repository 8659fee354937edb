import type { Namespace } from '@cleat/core'
import type { WalletItem } from '@cleat/core/wallets'
import { useLatched } from '../useLatched.ts'
import { useWalletList } from './useWalletList.ts'

/** The listed wallet of a connector. Stays after the connector is gone. */
export function useWalletItem(parameters: {
  connectorId: string
  namespace?: Namespace | undefined
}): WalletItem | undefined {
  const { connectorId, namespace } = parameters
  const { groups } = useWalletList({ namespace })
  const items = groups.flatMap((group) => group.items)
  const item =
    items.find(({ connectors }) =>
      connectors.some(({ id, chain }) => id === connectorId && (!namespace || chain === namespace)),
    ) ?? items.find((candidate) => candidate.connectorId === connectorId)
  return useLatched(item)
}
