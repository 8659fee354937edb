import { deleteConnection, listConnections, type Namespace, type RecentWallet } from '@cleat/core'
import { createWalletIndex, matchWallet } from '@cleat/core/wallets'
import { useMemo } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useKnownWallets } from '../../../kit/wallets/useKnownWallets.ts'

export type KnownWallet = RecentWallet & {
  readonly icon: string | undefined
  /** The id of the registry's icon. */
  readonly iconId: string | undefined
}

/**
 * Recently connected wallets that are not connected now. One without a connector belongs to every
 * namespace.
 */
export function useRecentWallets(namespace: Namespace): {
  wallets: readonly KnownWallet[]
  forget: (wallet: RecentWallet) => void
} {
  const kit = useKit()
  const { account, connectors, options } = kit.controllers
  const state = useControllerState(connectors.state)
  const accounts = useControllerState(account.state)

  const { connectorImages, customWallets } = useControllerState(options.state)
  const { registry } = useKnownWallets()
  const index = useMemo(
    () => createWalletIndex({ customWallets: customWallets ?? [], registry: registry ?? [] }),
    [customWallets, registry],
  )

  const current = accounts[namespace]
  const live = current?.status === 'connected' ? listConnections(kit, namespace) : []
  const isLive = (id: string) => live.some(({ connectorId }) => connectorId === id)
  const isPaired = state.connectors.some(({ id, type }) => type === 'WALLET_CONNECT' && isLive(id))
  // The newest one that is not installed here.
  const paired = state.recentWallets.find(({ id }) =>
    state.connectors.every((connector) => connector.id !== id || isLive(id)),
  )
  const isConnected = (wallet: RecentWallet) => isLive(wallet.id) || (isPaired && wallet === paired)
  const wallets = state.recentWallets.flatMap((wallet) => {
    const found = state.connectors.filter(({ id }) => id === wallet.id)
    const here = found.find(({ chain }) => chain === namespace)
    const isElsewhere = found.length > 0 && !here
    if (isElsewhere || isConnected(wallet)) return []
    const { id, name } = wallet
    // Only its name and id are stored. The id of an announced wallet is its rdns.
    const info = id.includes('.') ? { rdns: id } : undefined
    const match = matchWallet({ connector: here ?? { id, name, type: 'ANNOUNCED', info }, index })
    const known = match.status === 'known' ? match.wallet : undefined
    const icon = connectorImages?.[id] ?? here?.imageUrl ?? known?.image_url
    return { ...wallet, icon, iconId: known?.image_id }
  })
  return {
    wallets,
    forget: ({ id }) => void deleteConnection(kit, { namespace, connectorId: id }),
  }
}
