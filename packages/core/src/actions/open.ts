import type { Namespace } from '../caip/namespace.ts'
import type { Route } from '../controllers/router.ts'
import { CleatError } from '../errors/cleatError.ts'
import { isCleatError } from '../errors/isCleatError.ts'
import type { ConnectedAccount, KitBase } from '../kit/kitBase.ts'

/** The views that can be opened by name alone. */
export type OpenView = 'Connect' | 'Account' | 'Networks'

export declare namespace open {
  type Parameters = {
    /** @default 'Account' when connected, else 'Connect' */
    view?: OpenView | undefined
    /** Opens straight on this wallet and asks it to connect. */
    connectorId?: string | undefined
    /** Offers only this namespace. */
    namespace?: Namespace | undefined
  }
  /** The account, when the modal was opened to connect; nothing for other views, once they are closed. */
  type ReturnType = Promise<ConnectedAccount | undefined>
  type ErrorType = CleatError<'CONNECTION_USER_CLOSED' | 'CONNECTOR_NOT_FOUND' | 'UI_LOAD_FAILED'>
}

/**
 * Opens the modal. The promise ends with what the visitor came for: opened to connect, it resolves with the account
 * or rejects with `CONNECTION_USER_CLOSED`; opened on another view, it resolves when the modal closes.
 *
 * A rejection that nobody handles is not reported as unhandled: closing a modal is no fault of the app.
 */
export function open(kit: KitBase, parameters: open.Parameters = {}): open.ReturnType {
  const result = start(kit, parameters)
  result.catch(() => undefined)
  return result
}

function start(kit: KitBase, parameters: open.Parameters): open.ReturnType {
  const { account, connection, connectors, events, modal, network, router } = kit.controllers
  const { view, connectorId, namespace } = parameters
  if (kit.lifetime.aborted) return Promise.reject(kit.lifetime.reason)

  const isConnected = account.get(namespace ?? network.state.activeNamespace).status === 'connected'
  let route: Route = { name: view ?? (isConnected ? 'Account' : 'Connect') }
  if (connectorId !== undefined) {
    const connector = connectors.find({ connectorId, namespace })
    if (!connector)
      return Promise.reject(new CleatError('CONNECTOR_NOT_FOUND', { context: { connectorId } }))
    route = { name: 'ConnectingExternal', connectorId, wallet: connector.name }
  }
  // A view about an account makes no sense without one.
  if (route.name === 'Account' && !isConnected) route = { name: 'Connect' }

  if (connection.state.flow.status !== 'pending') connection.setFlow({ status: 'idle' })
  router.reset(route)
  if (!modal.state.open) events.track('MODAL_OPEN', { connected: isConnected })
  modal.open({ namespace })
  return route.name === 'Connect' || route.name === 'ConnectingExternal'
    ? waitForAccount(kit)
    : waitForClose(kit)
}

/** Follows every connecting that starts while the modal is open; the first success is the result. */
function waitForAccount(kit: KitBase): open.ReturnType {
  const { connection, events, modal } = kit.controllers
  return new Promise((resolve, reject) => {
    const onClose = () => {
      // The wallet that was chosen may be the one that is connected already, which is no event.
      const { status } = connection.state.flow
      const result = status === 'success' && !kit.lifetime.aborted ? toResult(kit) : undefined
      if (result) resolve(result)
      else reject(closeReason(kit))
    }
    const stops = [
      modal.onClose(() => end(onClose)),
      events.subscribe(({ event }) => {
        if (event === 'CONNECT_SUCCESS') end(() => resolve(toResult(kit)))
      }),
    ]
    const end = (settle: () => void) => {
      for (const stop of stops) stop()
      settle()
    }
  })
}

function waitForClose(kit: KitBase): open.ReturnType {
  return new Promise((resolve, reject) => {
    const stop = kit.controllers.modal.onClose(() => {
      stop()
      const reason = closeReason(kit)
      if (isCleatError(reason, 'CONNECTION_USER_CLOSED')) resolve(undefined)
      else reject(reason)
    })
  })
}

/** Why the modal is closing: the visitor, unless the kit is being destroyed or the interface could not be loaded. */
function closeReason(kit: KitBase): CleatError {
  if (kit.lifetime.aborted) return kit.lifetime.reason as CleatError
  const { failure } = kit.controllers.modal.state
  return failure ?? new CleatError('CONNECTION_USER_CLOSED')
}

function toResult(kit: KitBase): ConnectedAccount | undefined {
  const { account, network } = kit.controllers
  const namespace = network.state.activeNamespace
  const { address, caipAddress, connectorId } = account.get(namespace)
  return address && caipAddress && connectorId
    ? { namespace, address, caipAddress, connectorId }
    : undefined
}
