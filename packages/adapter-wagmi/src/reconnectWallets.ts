import type { Connection } from '@cleat/core/adapter'
import type { Config } from 'wagmi'
import { reconnect } from 'wagmi/actions'
import { findConnector } from './findConnector.ts'
import { readConnection } from './translate/readConnection.ts'
import { until, untilSettled } from './until.ts'

/** Milliseconds given to the wallet of the last visit to announce itself. */
const announceMs = 1000
/** Milliseconds after which a connector of the app's own that does not settle is no longer waited for. */
const settleMs = 10_000

/**
 * Restores what wagmi remembers, without prompting. `<WagmiProvider>` does the same when it mounts; whichever comes first
 * does the work and the other waits for it.
 */
export async function reconnectWallets(config: Config): Promise<Connection | null> {
  const recent = await config.storage?.getItem('recentConnectorId')
  if (config.state.current === null && !recent) return null
  if (recent)
    await until(config, {
      holds: () => findConnector(config, recent) !== undefined,
      timeoutMs: announceMs,
    })

  if (!readConnection(config.state)) {
    await Promise.race([reconnect(config), sleep(settleMs)])
    await untilSettled(config)
  }
  return readConnection(config.state)
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
