import { CleatError, type Connection, translateProviderError } from '@cleat/core/adapter'
import type { Config, Connector } from 'wagmi'
import { connect } from 'wagmi/actions'
import { activate } from './activate.ts'
import { findConnector, isWalletConnector } from './base/findConnector.ts'
import { disconnectWallets } from './disconnectWallets.ts'
import { readConnection } from './translate/readConnection.ts'

/**
 * Connects a wallet of wagmi's list, and keeps those that are connected.
 * @throws `WALLET_NOT_INSTALLED`, `CONNECTION_…`, `WALLET_BAD_ANSWER`, or the reason of `signal`
 */
export async function connectWallet(
  config: Config,
  parameters: { connectorId: string; signal: AbortSignal },
): Promise<Connection> {
  const { connectorId, signal } = parameters
  const connector = findConnector(config, connectorId)
  if (!connector) throw new CleatError('WALLET_NOT_INSTALLED', { context: { wallet: connectorId } })

  try {
    if (!isConnected(config, connector)) await run(config, connector, signal)
    if (config.state.current !== connector.uid) return await activate(config, { connectorId })
    const connection = readConnection(config.state)
    if (connection) return connection
    throw new CleatError('CONNECTION_NO_ACCOUNTS', { context: { wallet: connector.name } })
  } catch (error) {
    signal.throwIfAborted()
    const { name: wallet } = connector
    throw translateProviderError({
      error,
      doing: 'connect',
      wallet,
      subject: 'eth_requestAccounts',
    })
  }
}

async function run(config: Config, connector: Connector, signal: AbortSignal): Promise<void> {
  // The wallet is asked before wagmi is: an answer that comes after giving up never reaches wagmi's
  // state.
  if (isWalletConnector(connector)) await connector.authorize({ signal })
  // A wallet that is still listened to may have told of its account already.
  if (!isConnected(config, connector)) await connect(config, { connector })
  // A connector of the app's own cannot be told to give up, so a late success is taken back.
  if (!signal.aborted) return
  await disconnectWallets(config, connector.id)
  signal.throwIfAborted()
}

function isConnected({ state }: Config, { uid }: Connector): boolean {
  return state.connections.has(uid)
}
