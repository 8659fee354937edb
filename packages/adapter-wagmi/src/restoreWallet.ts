import type { Config, Connector } from 'wagmi'
import { isWalletConnector } from './findConnector.ts'
import { untilSettled } from './until.ts'

/**
 * Brings back, without prompting, a remembered wallet that turned up after the restoring of the page was over. Does nothing when
 * another wallet is connected by then, or when the wallet does not answer.
 */
export async function restoreWallet(config: Config, connector: Connector): Promise<void> {
  await restore(config, connector).catch(() => undefined)
}

async function restore(config: Config, connector: Connector): Promise<void> {
  if (!(await connector.isAuthorized())) return
  // wagmi ignores a wallet that connects by itself while it is restoring.
  await untilSettled(config)
  const isFree = () => config.state.status === 'disconnected' && config.state.current === null
  if (!isFree()) return
  const [accounts, chainId] = await Promise.all([connector.getAccounts(), connector.getChainId()])
  // Let go in the meantime.
  if (isWalletConnector(connector) && !(await connector.isRemembered())) return
  if (isFree() && accounts.length > 0) connector.emitter.emit('connect', { accounts, chainId })
}
