import type { Namespace } from '../../base/caip/namespace.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import { readConnected } from '../../boot/readConnected.ts'
import type { ConnectedAccount } from '../../contract/wallets/connectedAccount.ts'
import type { AnyRoute } from '../../state/router.ts'
import type { RouteResult } from '../features/routeDefinition.ts'
import type { Routes } from '../features/routes.ts'
import { findWalletRoute } from '../wallets/findWalletRoute.ts'
import { isPairingOnly } from '../wallets/isPairingOnly.ts'

export declare namespace open {
  type Parameters = {
    /** @default 'Account' when connected, else 'Connect' */
    view?: string | undefined
    /** What the view starts with, as the parameter `intent` of its route. */
    arguments?: object | undefined
    connectorId?: string | undefined
    wallet?: string | undefined
    uri?: string | undefined
    namespace?: Namespace | undefined
  }
  type ReturnType = Promise<ConnectedAccount | SentHash | StartedOrder | undefined>
  type SentHash = {
    /** Hash or id of the transaction. */
    readonly hash: string
  }
  type StartedOrder = {
    /** The purchase, whose page of the provider was opened. Nothing has been paid yet. */
    readonly orderId: string
  }
  type ErrorType = CleatError<
    'CONNECTION_USER_CLOSED' | 'CONNECTOR_NOT_FOUND' | 'CONFIG_VIEW_UNKNOWN' | 'UI_LOAD_FAILED'
  >
  /** A kit with the table of its routes. */
  type Kit = KitBase & { readonly routes: Routes }
}

/**
 * Opens the modal. Opened to connect, the promise resolves with the account or rejects with
 * `CONNECTION_USER_CLOSED`. Opened to send, it resolves as soon as the network accepted the
 * transaction; opened to swap, once the chain has decided; opened to buy, once the provider's page
 * was opened. On other views, it resolves when the modal closes.
 *
 * An unhandled rejection is not reported: closing a modal is not an error of the app.
 */
export function open(kit: open.Kit, parameters: open.Parameters = {}): open.ReturnType {
  const result = start(kit, parameters)
  result.catch(() => undefined)
  return result
}

const userClosed = 'CONNECTION_USER_CLOSED'

/** A wallet that is connected by a connector needs no device and no pairing. */
const inBrowser = { connectors: [], canPair: false, isHandheld: false, isAllOffered: false }

const successEvents = {
  connected: 'CONNECT_SUCCESS',
  sent: 'SEND_SUCCESS',
  swapped: 'SWAP_SUCCESS',
  buying: 'BUY_STARTED',
} as const

type Result = Awaited<open.ReturnType>

function start(kit: open.Kit, parameters: open.Parameters): Promise<Result> {
  const { routes } = kit
  const { account, connectors, modal, network, options } = kit.controllers
  const { connectorId, wallet, uri, view, namespace } = parameters
  if (kit.lifetime.aborted) return Promise.reject(kit.lifetime.reason)
  if (view !== undefined && !routes.get(view).isOpenable)
    return Promise.reject(new CleatError('CONFIG_VIEW_UNKNOWN', { context: { name: view } }))
  if (uri !== undefined) return showUri(kit, parameters, uri)

  const wanted = connectorId ?? wallet
  if (wanted !== undefined) {
    const connector = connectors.state.connectors.find(
      ({ id, name, chain, info }) =>
        [id, name, info?.rdns].includes(wanted) && (namespace ?? chain) === chain,
    )
    // Pairing needs a view with a QR code or a link, so `connect` alone does not suffice.
    if (!connector || connector.type === 'WALLET_CONNECT') {
      modal.prepare()
      return openMissing(kit, parameters, wanted)
    }
    const { id, name, type } = connector
    // Visitors log in to it, in one of several ways.
    if (type === 'AUTH' && kit.remoteWallets.current?.auth?.logins)
      return show(kit, { route: { name: 'Connect' }, namespace })
    const found = findWalletRoute({ ...inBrowser, name, connectorId: id, namespace })
    if (found) return show(kit, { route: found.route, namespace })
  }

  const { status } = account.get(namespace ?? network.state.activeNamespace)
  const isConnected = status === 'connected'
  const home: AnyRoute = {
    name: isConnected ? 'Account' : 'Connect',
    ...(status === 'reconnecting' && { wasReconnecting: true }),
  }
  if (view === undefined && !isConnected && isPairingOnly(kit))
    return showPairing(kit, namespace, home)
  const { arguments: intent } = parameters
  const asked = view === undefined ? home : { ...(view === home.name && home), name: view, intent }
  const { resolvesOn, whenDisconnected } = routes.get(asked.name)
  const lacksAccount = !isConnected && routes.needs(asked.name, 'account')
  const lacksSwitch =
    !options.state.enableNetworkSwitch && routes.needs(asked.name, 'network-switch')
  if (lacksSwitch || (lacksAccount && whenDisconnected === 'connect-only'))
    return show(kit, { route: home, namespace })
  // The result is what the visitor came for, also where a wallet has to be connected first.
  if (lacksAccount) return show(kit, { route: { ...home, next: asked }, namespace, resolvesOn })
  return show(kit, { route: asked, namespace, resolvesOn })
}

/** Shows the URI of a pairing that the app created itself, until the modal closes. */
function showUri(kit: open.Kit, { namespace }: open.Parameters, wcUri: string): Promise<Result> {
  const { connection, modal } = kit.controllers
  connection.set({ wcUri })
  const stop = modal.onClose(() => {
    stop()
    if (connection.state.wcUri === wcUri) connection.set({ wcUri: undefined })
  })
  return showPairing(kit, namespace)
}

/** Shows how any wallet is paired. Back leads to the list of wallets. */
async function showPairing(
  kit: open.Kit,
  namespace: Namespace | undefined,
  list: AnyRoute = { name: 'Connect' },
): Promise<Result> {
  const top = await import('../wallets/findPairingRoute.ts').then(
    ({ findPairingRoute }) => findPairingRoute(kit, namespace),
    // The list leads there as well.
    () => undefined,
  )
  kit.lifetime.throwIfAborted()
  return show(kit, { route: list, top, namespace })
}

/** The search for other wallets loads with the UI. */
async function openMissing(
  kit: open.Kit,
  parameters: open.Parameters,
  connectorId: string,
): Promise<Result> {
  const route = await import('../wallets/findMissingRoute.ts').then(
    ({ findMissingRoute }) => findMissingRoute(kit, parameters),
    () => undefined,
  )
  kit.lifetime.throwIfAborted()
  if (!route) throw new CleatError('CONNECTOR_NOT_FOUND', { context: { connectorId } })
  return show(kit, { route, namespace: parameters.namespace })
}

function show(
  kit: open.Kit,
  parameters: {
    route: AnyRoute
    /** Shown at once. Back leads to `route`. */
    top?: AnyRoute | undefined
    namespace: Namespace | undefined
    /** @default what the route resolves on */
    resolvesOn?: RouteResult | undefined
  },
): Promise<Result> {
  const { route, top, namespace } = parameters
  const { account, connection, events, modal, network, router } = kit.controllers
  const ownResult = kit.routes.get(route.name).resolvesOn
  const resolvesOn = parameters.resolvesOn ?? ownResult
  const flow = connection.state.flow.status
  if (flow === 'success' || flow === 'error') connection.setFlow({ status: 'idle' })
  activate(kit, namespace)
  // Connecting another wallet is a way out of an unsupported chain as well.
  const barrier = ownResult === 'connected' ? undefined : kit.routes.findBarrier(kit)
  router.reset(barrier ? { name: barrier } : route)
  if (top && !barrier) router.push(top)
  const { status } = account.get(namespace ?? network.state.activeNamespace)
  if (!modal.state.open) events.track('MODAL_OPEN', { connected: status === 'connected' })
  modal.open({ namespace })
  return waitForEnd(kit, resolvesOn)
}

/** Opened for a connected account, the modal makes its namespace the active one, as AppKit does. */
function activate(kit: KitBase, namespace: Namespace | undefined): void {
  const { account, events, network } = kit.controllers
  const { caipNetworkId } = (namespace && network.get(namespace)?.caipNetwork) || {}
  if (!namespace || !caipNetworkId || network.state.activeNamespace === namespace) return
  if (account.get(namespace).status !== 'connected') return
  network.setActiveNamespace(namespace)
  kit.storage.set('activeNetworkId', caipNetworkId)
  events.track('SWITCH_NETWORK', { network: caipNetworkId })
}

/**
 * Waits until the modal closes or, with `wanted`, until that event occurs while it is open. A
 * visitor who opened the modal to send may connect first, so `CONNECT_SUCCESS` does not end the
 * wait then.
 */
function waitForEnd(kit: KitBase, resolvesOn: RouteResult | undefined): Promise<Result> {
  const { account, connection, events, modal, network } = kit.controllers
  const wanted = resolvesOn && successEvents[resolvesOn]
  const read = () => readConnected(account, network.state.activeNamespace)
  return new Promise((resolve, reject) => {
    const onClose = () => {
      const reason = closeReason(kit)
      // Choosing the connected wallet again triggers no event.
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
        end(() => resolve(toResult(properties) ?? read()))
      }),
    ]
    const end = (settle: () => void) => {
      for (const stop of stops) stop()
      settle()
    }
  })
}

/** What a successful event is about, if it is no account. */
function toResult(properties: object): open.SentHash | open.StartedOrder | undefined {
  const { hash, orderId } = properties as Partial<open.SentHash & open.StartedOrder>
  if (hash !== undefined) return { hash }
  return orderId === undefined ? undefined : { orderId }
}

/** The reason of the close: the visitor, a destroyed kit, or a UI that failed to load. */
function closeReason(kit: KitBase): CleatError {
  if (kit.lifetime.aborted) return kit.lifetime.reason as CleatError
  const { failure } = kit.controllers.modal.state
  return failure ?? new CleatError(userClosed)
}
