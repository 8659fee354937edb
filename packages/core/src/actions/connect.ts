import { findAdapter } from '../adapter/findAdapter.ts'
import type { CaipAddress } from '../caip/caipAddress.ts'
import type { Namespace } from '../caip/namespace.ts'
import { CleatError } from '../errors/cleatError.ts'
import { isCleatError } from '../errors/isCleatError.ts'
import { toCleatError } from '../errors/toCleatError.ts'
import { applyConnection } from '../kit/applyConnection.ts'
import type { ConnectAttempt, KitBase } from '../kit/kitBase.ts'

export declare namespace connect {
  type Parameters = {
    connectorId: string
    /** Needed only where several namespaces have a connector of this id. */
    namespace?: Namespace | undefined
    /** Gives up when it aborts. */
    signal?: AbortSignal | undefined
    /** Milliseconds to wait for the wallet. @default 300000 */
    timeoutMs?: number | undefined
  }
  type ReturnType = Promise<Result>
  type Result = {
    readonly namespace: Namespace
    readonly address: string
    readonly caipAddress: CaipAddress
    readonly connectorId: string
  }
  type ErrorType = CleatError<
    | 'CONNECTOR_NOT_FOUND'
    | 'CONNECTION_USER_REJECTED'
    | 'CONNECTION_USER_CLOSED'
    | 'CONNECTION_PENDING'
    | 'CONNECTION_TIMEOUT'
    | 'CONNECTION_NO_ACCOUNTS'
    | 'CONNECTION_REPLACED'
    | 'CONNECTION_FAILED'
    | 'CONNECTION_KIT_DESTROYED'
    | 'WALLET_NOT_INSTALLED'
    | 'WALLET_BAD_ANSWER'
    | 'WALLET_ERROR'
  >
}

const defaultTimeoutMs = 300_000

/**
 * Connects a wallet. Always settles: with the account, or with a typed error when the visitor declines or closes the
 * modal, the wallet stays silent, or another wallet is chosen. A second call for the same wallet joins the first.
 */
export function connect(kit: KitBase, parameters: connect.Parameters): connect.ReturnType {
  const { connectorId } = parameters
  const { connectors, account } = kit.controllers
  const connector = connectors.find(parameters)
  if (!connector)
    return Promise.reject(new CleatError('CONNECTOR_NOT_FOUND', { context: { connectorId } }))
  const namespace = connector.chain

  const running = kit.attempts.get(namespace)
  if (running?.connectorId === connectorId) return running.promise as connect.ReturnType
  running?.abort(new CleatError('CONNECTION_REPLACED', { context: { wallet: connector.name } }))

  const connected = account.get(namespace)
  if (connected.status === 'connected' && connected.connectorId === connectorId)
    return Promise.resolve(toResult(kit, namespace))

  const attempt = startAttempt(kit, { ...parameters, namespace, wallet: connector.name })
  kit.attempts.set(namespace, attempt)
  const forget = () => {
    if (kit.attempts.get(namespace) === attempt) kit.attempts.delete(namespace)
  }
  attempt.promise.then(forget, forget)
  return attempt.promise as connect.ReturnType
}

function startAttempt(
  kit: KitBase,
  parameters: connect.Parameters & { namespace: Namespace; wallet: string },
): ConnectAttempt {
  const { connectorId, namespace, wallet, signal, timeoutMs = defaultTimeoutMs } = parameters
  const controller = new AbortController()
  const abort = (reason: unknown) => controller.abort(reason)

  const stops: (() => void)[] = []
  const follow = (other: AbortSignal | undefined) => {
    if (!other) return
    const onAbort = () => abort(other.reason)
    if (other.aborted) return onAbort()
    other.addEventListener('abort', onAbort)
    stops.push(() => other.removeEventListener('abort', onAbort))
  }
  follow(signal)
  follow(kit.lifetime)
  if (kit.controllers.modal.state.open)
    stops.push(kit.controllers.modal.onClose(() => abort(new CleatError('CONNECTION_USER_CLOSED'))))
  const timer = setTimeout(
    () => abort(new CleatError('CONNECTION_TIMEOUT', { context: { wallet, timeoutMs } })),
    timeoutMs,
  )
  stops.push(() => clearTimeout(timer))

  const promise = run(kit, { connectorId, namespace, wallet, signal: controller.signal }).finally(
    () => {
      for (const stop of stops) stop()
    },
  )
  return { connectorId, promise, abort }
}

async function run(
  kit: KitBase,
  parameters: { connectorId: string; namespace: Namespace; wallet: string; signal: AbortSignal },
): Promise<connect.Result> {
  const { connectorId, namespace, wallet, signal } = parameters
  const { account, connection, events, network } = kit.controllers
  const flow = { connectorId, namespace }
  connection.setFlow({ status: 'pending', ...flow })
  if (account.get(namespace).status !== 'connected') account.setStatus(namespace, 'connecting')

  try {
    const adapter = findAdapter(kit, namespace)
    const live = await raceAbort(adapter.connect({ connectorId, signal }), signal)
    applyConnection(kit, namespace, live)
    network.setActiveNamespace(namespace)
    connection.setFlow({ status: 'success', ...flow })
    events.track('CONNECT_SUCCESS', { method: 'browser', name: wallet })
    return toResult(kit, namespace)
  } catch (cause) {
    const error = toCleatError(cause, 'CONNECTION_FAILED', { context: { wallet } })
    // A newer attempt owns the state by now, or the wallet of before is still connected.
    if (!isCleatError(error, 'CONNECTION_REPLACED')) {
      if (account.get(namespace).status === 'connecting') account.reset(namespace)
      connection.setFlow(
        isCleatError(error, 'CONNECTION_USER_CLOSED')
          ? { status: 'idle' }
          : { status: 'error', ...flow, error },
      )
    }
    const isRejection = isCleatError(error, 'CONNECTION_USER_REJECTED')
    events.track(isRejection ? 'USER_REJECTED' : 'CONNECT_ERROR', { message: error.shortMessage })
    throw error
  }
}

/** Adapters promise to settle on abort. Should one not, the visitor is not kept waiting for it. */
function raceAbort<value>(promise: Promise<value>, signal: AbortSignal): Promise<value> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    if (signal.aborted) return onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}

function toResult(kit: KitBase, namespace: Namespace): connect.Result {
  const { address, caipAddress, connectorId } = kit.controllers.account.get(namespace)
  if (!address || !caipAddress || !connectorId)
    throw new CleatError('CONNECTION_NOT_CONNECTED', { context: { namespace } })
  return { namespace, address, caipAddress, connectorId }
}
