import { CleatError } from '../../base/errors/cleatError.ts'
import { isCleatError } from '../../base/errors/isCleatError.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { Connector } from '../../contract/adapter/connector.ts'
import type { WalletConnectParameters } from '../../contract/remoteWallets/walletConnectParameters.ts'
import type { ConnectedAccount } from '../../contract/wallets/connectedAccount.ts'
import type { connect } from '../actions/connect.ts'

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

/** Pairing proposals are renewed while their view is open, for up to a day. */
const timeoutMs = 86_400_000

/**
 * Creates a pairing proposal (`connection.state.wcUri`) and waits for a wallet to approve it. An
 * expired or rejected proposal is replaced by a new one while the view is open. Afterwards every
 * approved namespace is connected. The active one may be missing, unless the caller named it.
 */
export async function connectWalletConnect(
  kit: KitBase,
  ask: (parameters: connect.Parameters) => connect.ReturnType,
  parameters: connectWalletConnect.Parameters = {},
): connectWalletConnect.ReturnType {
  const { wallet, namespace: asked, restart, signal } = parameters
  const { connection, connectors } = kit.controllers
  // Adapters list newly loaded connectors within this tick.
  await new Promise((resolve) => setTimeout(resolve))
  signal?.throwIfAborted()
  const ways = connectors.state.connectors.filter(({ type }) => type === 'WALLET_CONNECT')
  const way = asked ? ways.find(({ chain }) => chain === asked) : chooseWay(kit, ways)
  if (!way)
    throw new CleatError('CONNECTOR_NOT_FOUND', { context: { connectorId: 'walletConnect' } })

  connection.set({ recentWallet: wallet, wcError: false })
  const connectBy = ({ id: connectorId, chain: namespace }: Connector) =>
    ask({ connectorId, namespace, restart, signal, timeoutMs })
  const account = await connectBy(way).catch(async (error) => {
    // The pairing succeeded. The wallet may have approved other namespaces only.
    const other = isCleatError(error, 'CONNECTION_NO_ACCOUNTS') && listOpen(kit, ways)[0]
    if (!other) throw error
    if (!asked) return connectBy(other)
    await joinAll(kit, ways)
    throw error
  })
  await joinAll(kit, ways)
  return account
}

/**
 * Chooses the connector of the active namespace, or of an approved one if the paired wallet did not
 * approve the active one.
 */
function chooseWay(kit: KitBase, ways: readonly Connector[]): Connector | undefined {
  const isActive = ({ chain }: Connector) => chain === kit.controllers.network.state.activeNamespace
  const open = listOpen(kit, ways)
  return open.find(isActive) ?? open[0] ?? ways.find(isActive) ?? ways[0]
}

/** Lists the approved namespaces that are not connected yet. */
function listOpen(kit: KitBase, ways: readonly Connector[]): readonly Connector[] {
  const session = kit.remoteWallets.current?.getSession()
  return ways.filter(
    ({ chain }) =>
      session?.namespaces[chain] && kit.controllers.account.get(chain).status === 'disconnected',
  )
}

/**
 * Connects the other approved namespaces of the session, without a prompt. Failures are ignored:
 * the adapters report the state.
 */
async function joinAll(kit: KitBase, ways: readonly Connector[]): Promise<void> {
  const signal = kit.lifetime
  for (const { id: connectorId, chain } of listOpen(kit, ways))
    await kit.adapters
      .get(chain)
      ?.connect({ connectorId, signal })
      .catch(() => undefined)
}
