import { listenToPage } from '@cleat/core/adapter'
import type { Config } from 'wagmi'
import { isWalletConnector } from './base/findConnector.ts'
import { letGo } from './base/letGo.ts'
import { restore } from './restore.ts'

/**
 * Follows other tabs: a wallet that was disconnected there is let go here without a word to the
 * wallet, and one that was connected there is restored here without a prompt.
 */
export function followTabs(config: Config): () => void {
  const prefix = config.storage?.key
  const onStorage = ({ key, newValue }: StorageEvent) => {
    for (const connector of config.connectors.filter(isWalletConnector)) {
      // `null`: everything was removed.
      if (key !== null && key !== `${prefix}.${connector.id}.connected`) continue
      if (newValue !== null) void restore(config, connector)
      else if (config.state.connections.has(connector.uid)) letGo(connector)
    }
  }
  return listenToPage(window, 'storage', onStorage)
}
