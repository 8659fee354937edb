import { guardProvider as guard, type guardProvider } from '@cleat/evm'
import type { Config, Connector } from 'wagmi'
import { notConnected } from './notConnected.ts'

type Provider = ReturnType<typeof guardProvider>

/**
 * The wallet in use and its provider, guarded also where the app's own connector brought it.
 * @throws `CONNECTION_NOT_CONNECTED`
 */
export async function findConnected(
  config: Config,
): Promise<{ connector: Connector; provider: Provider; wallet: string }> {
  const { connections, current } = config.state
  const connector = current ? connections.get(current)?.connector : undefined
  if (!connector || typeof connector.getProvider !== 'function') throw notConnected()
  const raw = (await connector.getProvider()) as Provider
  const provider = 'release' in raw ? raw : guard({ provider: raw, name: connector.name })
  return { connector, provider, wallet: connector.name }
}
