import type { AdapterContext } from '@cleat/core/adapter'
import type { Config } from 'wagmi'
import { watchConnectors } from 'wagmi/actions'
import { guardConnector } from './guardConnector.ts'
import { endDiscovery } from './wagmiInternals.ts'

/**
 * Takes a config into use. Requests of the app's own connectors go through the request pipeline
 * while the kit runs, and wallets that wagmi finds leave the list, because Cleat finds them too.
 */
export function adoptConfig(
  config: Config,
  getContext: () => AdapterContext<'eip155'> | undefined,
): void {
  const end = () => endDiscovery(config)
  end()
  // wagmi lists what it found again when a page from a server mounts.
  watchConnectors(config, { onChange: end })
  for (const connector of config.connectors)
    Object.assign(connector, guardConnector({ connector, getConfig: () => config, getContext }))
}
