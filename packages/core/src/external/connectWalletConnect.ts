import { connect } from '../actions/connect.ts'
import type { Namespace } from '../caip/namespace.ts'
import { CleatError } from '../errors/cleatError.ts'
import { applyConnection } from '../kit/applyConnection.ts'
import type { ConnectedAccount } from '../kit/connectedAccount.ts'
import type { KitBase } from '../kit/kitBase.ts'
import type { WalletConnectParameters } from './walletConnectParameters.ts'

export declare namespace connectWalletConnect {
  type Parameters = WalletConnectParameters
  type ReturnType = Promise<ConnectedAccount>
  type ErrorType = CleatError<
    | 'CONNECTOR_NOT_FOUND'
    | 'CONNECTION_USER_CLOSED'
    | 'CONNECTION_TIMEOUT'
    | 'CONNECTION_NO_ACCOUNTS'
    | 'CONNECTION_REPLACED'
    | 'CONNECTION_FAILED'
    | 'CONNECTION_KIT_DESTROYED'
    | 'CONFIG_RELAY_URL_INVALID'
    | 'CONNECTION_RELAY_UNREACHABLE'
    | 'CONNECTION_RELAY_REFUSED'
    | 'WALLET_BAD_ANSWER'
    | 'UI_LOAD_FAILED'
  >
}

/** An offer is renewed for as long as somebody looks at it, which may be a day. */
const timeoutMs = 86_400_000

/**
 * Offers a pairing (`connection.state.wcUri`) and waits for a wallet to answer. An offer that expires or is declined is
 * followed by a new one, for as long as somebody waits. What the wallet approved is connected on every namespace at once.
 */
export async function connectWalletConnect(
  kit: KitBase,
  parameters: connectWalletConnect.Parameters = {},
): connectWalletConnect.ReturnType {
  const { wallet, restart, signal } = parameters
  const { connection, connectors, network } = kit.controllers
  // Adapters list a way that has just been loaded in their own time, which is this tick.
  await new Promise((resolve) => setTimeout(resolve))
  signal?.throwIfAborted()
  const ways = connectors.state.connectors.filter(({ type }) => type === 'WALLET_CONNECT')
  const wanted = parameters.namespace ?? network.state.activeNamespace
  const way = ways.find(({ chain }) => chain === wanted) ?? ways[0]
  if (!way || (parameters.namespace && way.chain !== parameters.namespace))
    throw new CleatError('CONNECTOR_NOT_FOUND', { context: { connectorId: 'walletConnect' } })

  connection.set({ recentWallet: wallet, wcError: false })
  const { id: connectorId, chain: namespace } = way
  const account = await connect(kit, { connectorId, namespace, restart, signal, timeoutMs })
  for (const { id, chain } of ways) if (chain !== namespace) await join(kit, id, chain)
  return account
}

/** Connects a further namespace of the session there is. The wallet need not be asked, and need not have approved it. */
async function join(kit: KitBase, connectorId: string, namespace: Namespace): Promise<void> {
  const adapter = kit.adapters.get(namespace)
  const session = kit.external.current?.getSession()
  if (!adapter || !session?.namespaces[namespace]) return
  if (kit.controllers.account.get(namespace).status !== 'disconnected') return
  const live = await adapter.connect({ connectorId, signal: kit.lifetime }).catch(() => null)
  if (live) applyConnection(kit, namespace, live)
}
