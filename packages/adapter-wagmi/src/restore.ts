import type { Config, Connector } from 'wagmi'
import type { WalletConnectorExtras } from './base/walletConnectorExtras.ts'
import { loadOnDemand } from './loadOnDemand.ts'

/**
 * Restores a wallet that turned up after the restoring of the page was over, where the visitor
 * connected it before: it arrived late, was unlocked, or was connected in another tab. Never
 * rejects.
 */
export async function restore(
  config: Config,
  connector: Connector & WalletConnectorExtras,
): Promise<void> {
  try {
    if (!(await connector.isRemembered())) return
    const { restoreWallet } = await loadOnDemand()
    await restoreWallet(config, connector)
  } catch {
    // A wallet that cannot be restored stays disconnected.
  }
}
