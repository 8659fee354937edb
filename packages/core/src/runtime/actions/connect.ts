import type { Namespace } from '../../base/caip/namespace.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import { isCleatError } from '../../base/errors/isCleatError.ts'
import { toCleatError } from '../../base/errors/toCleatError.ts'
import { applyConnection } from '../../boot/applyConnection.ts'
import { describeConnector } from '../../boot/describeConnector.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import { readConnected } from '../../boot/readConnected.ts'
import { findAdapter } from '../../contract/adapter/findAdapter.ts'
import type { ConnectError } from '../../contract/wallets/connectError.ts'
import type { ConnectedAccount } from '../../contract/wallets/connectedAccount.ts'
import { type Attempt, createAttempt } from './createAttempt.ts'

export declare namespace connect {
  type Parameters = {
    connectorId: string
    /** Needed only if several namespaces have a connector with this id. */
    namespace?: Namespace | undefined
    /** Asks the wallet again instead of joining the pending attempt. @default false */
    restart?: boolean | undefined
    /** Cancels the attempt. */
    signal?: AbortSignal | undefined
    /** Milliseconds to wait for the wallet. @default 300000 */
    timeoutMs?: number | undefined
  }
  type ReturnType = Promise<ConnectedAccount>
  type ErrorType = ConnectError
}

const defaultTimeoutMs = 300_000

/**
 * Connects a wallet. A second call for the same wallet joins the pending attempt. Always settles:
 * with the account, or with a typed error if the visitor declines or closes the modal, the wallet
 * does not answer, or another wallet is chosen.
 */
export function connect(kit: KitBase, parameters: connect.Parameters): connect.ReturnType {
  const { connectorId } = parameters
  const { account, connection, connectors, network } = kit.controllers
  const connector = connectors.find(parameters)
  if (!connector)
    return Promise.reject(new CleatError('CONNECTOR_NOT_FOUND', { context: { connectorId } }))
  const namespace = connector.chain

  const running = kit.attempts.get(namespace)
  const isSame = running?.connectorId === connectorId && !running.signal.aborted
  if (isSame && !parameters.restart) return running.promise
  running?.abort(new CleatError('CONNECTION_REPLACED', { context: { wallet: running.wallet } }))

  const connected = account.get(namespace)
  const isConnected = connected.status === 'connected' && connected.connectorId === connectorId
  if (isConnected && !kit.disconnections.has(namespace)) {
    network.setActiveNamespace(namespace)
    connection.setFlow({ status: 'success', connectorId, namespace })
    return Promise.resolve(toResult(kit, namespace))
  }

  const { name: wallet } = connector
  const { signal, timeoutMs = defaultTimeoutMs } = parameters
  const attempt = createAttempt(kit, {
    signal,
    timeoutMs,
    onTimeout: () => new CleatError('CONNECTION_TIMEOUT', { context: { wallet, timeoutMs } }),
  })
  let settle: ((connecting: connect.ReturnType) => void) | undefined
  const promise = new Promise<ConnectedAccount>((resolve) => {
    settle = resolve
  })
  const entry = { connectorId, wallet, promise, ...attempt }
  kit.attempts.set(namespace, entry)
  // The attempt is registered before it runs: a wallet may request a connection synchronously.
  settle?.(run(kit, { connectorId, namespace, wallet, attempt }))
  const forget = () => {
    if (kit.attempts.get(namespace) === entry) kit.attempts.delete(namespace)
  }
  promise.then(forget, forget)
  return promise
}

async function run(
  kit: KitBase,
  parameters: { connectorId: string; namespace: Namespace; wallet: string; attempt: Attempt },
): connect.ReturnType {
  const { connectorId, namespace, wallet, attempt } = parameters
  const { account, connection, events, network } = kit.controllers
  const flow = { connectorId, namespace }
  const begin = () => {
    connection.setFlow({ status: 'pending', ...flow })
    if (account.get(namespace).status !== 'connected') account.setStatus(namespace, 'connecting')
  }
  const isLatest = () => (kit.attempts.get(namespace) ?? attempt).signal === attempt.signal
  begin()

  try {
    const adapter = findAdapter(kit, namespace)
    const { signal } = attempt
    const ask = () =>
      kit.connectBy?.({ ...flow, signal }) ?? adapter.connect({ connectorId, signal })
    const askAgain = () => {
      signal.throwIfAborted()
      begin()
      return ask()
    }
    // A pending disconnect would end the new connection as well.
    const ending = kit.disconnections.get(namespace)
    await attempt.race(ending ? () => ending.then(askAgain) : ask)
    // The wallet may have switched or disconnected since its answer.
    const live = adapter.getConnection()
    if (!live) throw new CleatError('CONNECTION_FAILED', { context: { wallet } })
    network.setActiveNamespace(namespace)
    applyConnection(kit, namespace, live)
    if (isLatest()) connection.setFlow({ status: 'success', ...flow })
    events.track('CONNECT_SUCCESS', describeConnector(kit, namespace))
    return toResult(kit, namespace)
  } catch (cause) {
    const error = toCleatError(cause, 'CONNECTION_FAILED', { context: { wallet } })
    // Superseded: the newer attempt owns the state.
    if (isCleatError(error, 'CONNECTION_REPLACED')) throw error
    if (isLatest()) {
      if (account.get(namespace).status === 'connecting') account.reset(namespace)
      connection.setFlow(
        isCleatError(error, 'CONNECTION_USER_CLOSED')
          ? { status: 'idle' }
          : { status: 'error', ...flow, error },
      )
    }
    const isRejection = isCleatError(error, 'CONNECTION_USER_REJECTED')
    const { shortMessage: message, code } = error
    events.track(isRejection ? 'USER_REJECTED' : 'CONNECT_ERROR', { message, code })
    throw error
  }
}

function toResult(kit: KitBase, namespace: Namespace): ConnectedAccount {
  const connected = readConnected(kit.controllers.account, namespace)
  if (connected) return connected
  throw new CleatError('CONNECTION_NOT_CONNECTED', { context: { namespace } })
}
