import type { Namespace } from '../../base/caip/namespace.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import { isBlocked } from '../../boot/isBlocked.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import { readConnected } from '../../boot/readConnected.ts'
import type { ConnectedAccount } from '../../contract/wallets/connectedAccount.ts'
import type { SendIntent } from '../../features/send/sendIntent.ts'
import type { Route } from '../../state/router.ts'

/** The views that can be opened by name alone. */
export type OpenView =
  | 'Connect'
  | 'AllWallets'
  | 'Account'
  | 'AccountSettings'
  | 'ProfileWallets'
  /** Shows the pairing URI of `connection.state`, which an app with `manualWCControl` puts there itself. */
  | 'ConnectingWalletConnectBasic'
  | 'ApproveInWallet'
  | 'WalletReceive'
  | 'WalletSend'
  | 'Networks'
  | 'WhatIsAWallet'
  | 'WhatIsANetwork'

export declare namespace open {
  type Parameters<view extends OpenView = OpenView> = {
    /** @default 'Account' when connected, else 'Connect' */
    view?: view | undefined
    /** What `WalletSend` begins with. The visitor can change all of it. */
    arguments?: SendIntent | undefined
    /** Opens straight on this wallet and asks it to connect. */
    connectorId?: string | undefined
    /**
     * The same by what people know a wallet by: its name, or the reverse domain name that it announces. One that is known
     * and not installed is paired, or shown with where to get it where that is not offered.
     */
    wallet?: string | undefined
    /** PairingProposals only this namespace. */
    namespace?: Namespace | undefined
  }
  /**
   * What was sent, for `WalletSend`; the account, when the modal was opened to connect; nothing for other views, once they
   * are closed.
   */
  type ReturnType<view extends OpenView = 'Account'> = Promise<
    view extends 'WalletSend' ? SentHash : ConnectedAccount | undefined
  >
  type SentHash = {
    /** What the chain calls the transaction. */
    readonly hash: string
  }
  type ErrorType = CleatError<'CONNECTION_USER_CLOSED' | 'CONNECTOR_NOT_FOUND' | 'UI_LOAD_FAILED'>
}

/**
 * Opens the modal. The promise ends with what the visitor came for: opened to connect, it resolves with the account
 * or rejects with `CONNECTION_USER_CLOSED`; opened to send, it does so as soon as the network has the transaction; opened on
 * another view, it resolves when the modal closes.
 *
 * A rejection that nobody handles is not reported as unhandled: closing a modal is no fault of the app.
 */
export function open<view extends OpenView = 'Account'>(
  kit: KitBase,
  parameters: open.Parameters<view> = {},
): open.ReturnType<view> {
  const result = start(kit, parameters)
  result.catch(() => undefined)
  return result as open.ReturnType<view>
}

const userClosed = 'CONNECTION_USER_CLOSED'

type Wanted = 'CONNECT_SUCCESS' | 'SEND_SUCCESS'
type Result = ConnectedAccount | open.SentHash | undefined

function start(kit: KitBase, parameters: open.Parameters): Promise<Result> {
  const { account, connectors, modal, network, options } = kit.controllers
  const { view, connectorId, wallet, namespace } = parameters
  if (kit.lifetime.aborted) return Promise.reject(kit.lifetime.reason)

  const wanted = connectorId ?? wallet
  if (wanted !== undefined) {
    const connector = connectors.state.connectors.find(
      ({ id, name, chain, info }) =>
        [id, name, info?.rdns].includes(wanted) && (namespace ?? chain) === chain,
    )
    // To pair takes more than asking: something to scan, or to tap.
    if (!connector || connector.type === 'WALLET_CONNECT') {
      modal.prepare()
      return openMissing(kit, parameters, wanted)
    }
    const { id, name } = connector
    return show(
      kit,
      { name: 'ConnectingExternal', connectorId: id, wallet: name, namespace },
      namespace,
    )
  }

  const isConnected = account.get(namespace ?? network.state.activeNamespace).status === 'connected'
  const home = isConnected ? 'Account' : 'Connect'
  const asked = { name: view ?? home, intent: parameters.arguments } as Route
  // A view about an account makes no sense without one, nor do networks where visitors may not change them.
  const isPointless =
    (!isConnected && /^Account/.test(asked.name)) ||
    (!options.state.enableNetworkSwitch && asked.name === 'Networks')
  const route: Route =
    !isConnected && /^Wallet/.test(asked.name)
      ? { name: 'Connect', next: asked }
      : isPointless
        ? { name: home }
        : asked
  return show(kit, route, namespace, view === 'WalletSend')
}

/** Who else may be meant is found out by code that comes with the interface. */
async function openMissing(
  kit: KitBase,
  parameters: open.Parameters,
  connectorId: string,
): Promise<Result> {
  const route = await import('../wallets/findWalletRoute.ts').then(
    ({ findWalletRoute }) => findWalletRoute(kit, parameters),
    () => undefined,
  )
  kit.lifetime.throwIfAborted()
  if (!route) throw new CleatError('CONNECTOR_NOT_FOUND', { context: { connectorId } })
  return show(kit, route, parameters.namespace)
}

function show(
  kit: KitBase,
  route: Route,
  namespace: Namespace | undefined,
  isSending?: boolean,
): Promise<Result> {
  const { account, connection, events, modal, network, router } = kit.controllers
  const isConnecting = /^(?:Connect|AllWallets|Downloads)/.test(route.name)
  if (connection.state.flow.status !== 'pending') connection.setFlow({ status: 'idle' })
  // Another wallet is a way out as well.
  router.reset(!isConnecting && isBlocked(kit) ? { name: 'UnsupportedChain' } : route)
  const { status } = account.get(namespace ?? network.state.activeNamespace)
  if (!modal.state.open) events.track('MODAL_OPEN', { connected: status === 'connected' })
  modal.open({ namespace })
  return waitForEnd(kit, isSending ? 'SEND_SUCCESS' : isConnecting ? 'CONNECT_SUCCESS' : undefined)
}

/**
 * Until the modal closes or, where something is waited for, until that happens while it is open: the first success is the result.
 * Who came to send and has to connect first is still on the way to that.
 */
function waitForEnd(kit: KitBase, wanted: Wanted | undefined): Promise<Result> {
  const { account, connection, events, modal, network } = kit.controllers
  const read = () => readConnected(account, network.state.activeNamespace)
  return new Promise((resolve, reject) => {
    const onClose = () => {
      const reason = closeReason(kit)
      // The wallet that was chosen may be the one that is connected already, which is no event.
      const isConnected =
        wanted === 'CONNECT_SUCCESS' && connection.state.flow.status === 'success' && read()
      if (kit.lifetime.aborted || (wanted ? !isConnected : reason.code !== userClosed))
        reject(reason)
      else resolve(isConnected || undefined)
    }
    const stops = [
      modal.onClose(() => end(onClose)),
      events.subscribe(({ event, properties }) => {
        if (event !== wanted) return
        end(() => resolve(event === 'SEND_SUCCESS' ? { hash: properties.hash } : read()))
      }),
    ]
    const end = (settle: () => void) => {
      for (const stop of stops) stop()
      settle()
    }
  })
}

/** Why the modal is closing: the visitor, unless the kit is being destroyed or the interface could not be loaded. */
function closeReason(kit: KitBase): CleatError {
  if (kit.lifetime.aborted) return kit.lifetime.reason as CleatError
  const { failure } = kit.controllers.modal.state
  return failure ?? new CleatError(userClosed)
}
