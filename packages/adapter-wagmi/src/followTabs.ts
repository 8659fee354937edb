import type { Config } from 'wagmi'
import { isWalletConnector } from './base/findConnector.ts'
import { restore } from './restore.ts'

/**
 * Follows other tabs: a wallet that was disconnected there is let go here without a word to the
 * wallet, and one that was connected there is restored here without a prompt.
 */
export function followTabs(config: Config): () => void {
  const prefix = config.storage?.key
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const connector = config.connectors
      .filter(isWalletConnector)
      .find(({ id }) => key === `${prefix}.${id}.connected`)
    if (!connector) return
    if (newValue !== null) void restore(config, connector)
    else if (config.state.connections.has(connector.uid)) {
      connector.release()
      connector.emitter.emit('disconnect')
    }
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
