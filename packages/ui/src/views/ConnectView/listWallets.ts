import type { Connector, Namespace, RecentWallet } from '@cleat/core'

export type WalletRow = {
  readonly connectorId: string
  readonly name: string
  readonly icon?: string | undefined
  readonly isInstalled: boolean
}

/** One row per wallet, whatever number of chains it serves and ways it was found. */
export function listWallets(parameters: {
  connectors: readonly Connector[]
  recentWallets: readonly RecentWallet[]
  /** Only wallets for this one. */
  namespace: Namespace | undefined
}): { recent: readonly WalletRow[]; installed: readonly WalletRow[] } {
  const { connectors, recentWallets, namespace } = parameters
  const byWallet = new Map<string, WalletRow>()
  for (const { id, name, imageUrl, info, chain } of connectors) {
    if (namespace && chain !== namespace) continue
    const wallet = info?.rdns ?? id
    if (!byWallet.has(wallet))
      byWallet.set(wallet, { connectorId: id, name, icon: imageUrl, isInstalled: true })
  }
  const installed = [...byWallet.values()]
  const recent = recentWallets.map(
    ({ id, name }): WalletRow =>
      installed.find(({ connectorId }) => connectorId === id) ?? {
        connectorId: id,
        name,
        isInstalled: false,
      },
  )
  return { recent, installed: installed.filter((row) => !recent.includes(row)) }
}
