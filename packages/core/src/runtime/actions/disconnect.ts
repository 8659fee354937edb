import type { Namespace } from '../../base/caip/namespace.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import { toCleatError } from '../../base/errors/toCleatError.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { ChainAdapter } from '../../contract/adapter/chainAdapter.ts'
import { withTimeout } from '../../contract/walletAdapter/withTimeout.ts'

export declare namespace disconnect {
  type Parameters = {
    /**
     * Disconnects this namespace, and those connected through the same kind of shared connector.
     * All if absent.
     */
    namespace?: Namespace | undefined
  }
  type ReturnType = Promise<void>
}

/** Milliseconds for everything. The public promise settles within two seconds. */
const timeoutMs = 1900

/**
 * Ends connections. Resolves within two seconds whatever the wallet does, and leaves the kit
 * disconnected. A new connection can start at once.
 */
export async function disconnect(
  kit: KitBase,
  parameters: disconnect.Parameters = {},
): disconnect.ReturnType {
  const targets = findTargets(kit, parameters.namespace)
  for (const { namespace } of targets)
    kit.attempts.get(namespace)?.abort(new CleatError('CONNECTION_USER_CLOSED'))

  const ending = end(kit, targets, parameters.namespace ?? 'all')
  for (const { namespace } of targets) kit.disconnections.set(namespace, ending)
  await ending
  for (const { namespace } of targets)
    if (kit.disconnections.get(namespace) === ending) kit.disconnections.delete(namespace)
}

async function end(
  kit: KitBase,
  targets: readonly ChainAdapter[],
  namespace: string,
): Promise<void> {
  const { account, connection, events, network } = kit.controllers
  const failures: unknown[] = []
  const leave = (adapter: ChainAdapter) => async () => {
    try {
      await adapter.disconnect()
    } catch (error) {
      failures.push(error)
    }
  }
  const first = kit.beforeDisconnect?.(targets.map((adapter) => adapter.namespace))
  const left = timeoutMs - ((await first) ?? 0)
  await Promise.all(targets.map((adapter) => withTimeout(leave(adapter), left)))
  for (const { namespace } of targets) {
    network.restore(namespace)
    // An attempt that waits for this disconnect has already set the state.
    const isTaken = isConnecting(kit, namespace) && account.get(namespace).status === 'connecting'
    if (!isTaken) account.reset(namespace)
  }
  if (!targets.some(({ namespace }) => isConnecting(kit, namespace))) connection.reset()

  if (failures.length > 0) {
    const error = toCleatError(failures[0], 'WALLET_ERROR', {
      context: { wallet: 'The wallet', method: 'disconnect' },
    })
    events.track('DISCONNECT_ERROR', { message: error.shortMessage, code: error.code })
  } else events.track('DISCONNECT_SUCCESS', { namespace })
}

function isConnecting(kit: KitBase, namespace: Namespace): boolean {
  return kit.attempts.get(namespace)?.signal.aborted === false
}

/**
 * Pairing and account connectors connect all namespaces at once, so they disconnect all of them
 * (spec §4).
 */
function findTargets(kit: KitBase, namespace: Namespace | undefined): ChainAdapter[] {
  const adapters = [...kit.adapters.values()]
  if (namespace === undefined) return adapters
  const { account, connectors } = kit.controllers
  const typeOf = (of: Namespace) => {
    const { connectorId } = account.get(of)
    return connectorId && connectors.find({ connectorId, namespace: of })?.type
  }
  const type = typeOf(namespace)
  const isShared = type === 'WALLET_CONNECT' || type === 'AUTH'
  return adapters.filter(
    (adapter) =>
      adapter.namespace === namespace || (isShared && typeOf(adapter.namespace) === type),
  )
}
