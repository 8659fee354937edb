import type { Config, Connector } from 'wagmi'
import type { WalletConnector } from './walletConnector.ts'

/**
 * Restores a wallet that turned up after the restoring of the page was over, where the visitor connected it before: it arrived late,
 * was unlocked, or was connected in another tab. Never rejects.
 */
export async function bringBack(
  config: Config,
  connector: Connector & WalletConnector,
): Promise<void> {
  try {
    if (!(await connector.isRemembered())) return
    const { restoreWallet } = await import('./restoreWallet.ts')
    await restoreWallet(config, connector)
  } catch {
    // A wallet that cannot be restored stays disconnected.
  }
}
