import type { Connection } from '@cleat/core/adapter'
import type { Config } from 'wagmi'
import { reconnect } from 'wagmi/actions'
import { findConnector } from './base/findConnector.ts'
import { readRecent } from './readRecent.ts'
import { readConnection } from './translate/readConnection.ts'
import { until, untilSettled } from './until.ts'

/** Milliseconds given to the wallet of the last visit to announce itself. */
const announceMs = 1000

/**
 * Restores what wagmi remembers, without prompting. `<WagmiProvider>` does the same when it mounts;
 * whichever comes first does the work and the other waits for it.
 */
export async function reconnectWallets(config: Config): Promise<Connection | null> {
  const recent = await readRecent(config)
  if (config.state.current === null && !recent) return null
  if (recent)
    await until(config, {
      holds: () => findConnector(config, recent) !== undefined,
      timeoutMs: announceMs,
    })

  if (!readConnection(config.state)) {
    // Waits for a reconnect that the app started, and not for one that never settles.
    await Promise.race([reconnect(config), untilSettled(config)])
    await untilSettled(config)
  }
  return readConnection(config.state)
}
