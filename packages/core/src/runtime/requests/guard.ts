import { CleatError } from '../../base/errors/cleatError.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { ChainAdapter } from '../../contract/adapter/chainAdapter.ts'
import type { Connection } from '../../contract/adapter/connection.ts'
import { findAdapter } from '../../contract/adapter/findAdapter.ts'
import type { RequestView, WalletRequest } from '../../contract/requests/walletRequest.ts'
import type { Payment } from '../../contract/transfers/payment.ts'
import { classifyMethod } from './methods.ts'

/**
 * Stage 3: checks that the wallet is still on the account and network that the visitor saw. Asks
 * the wallet itself if the adapter supports it, because the kit's state may be stale. Read requests
 * pass.
 * @throws `CONNECTION_NOT_CONNECTED`, `REQUEST_ACCOUNT_CHANGED`, `REQUEST_NETWORK_CHANGED`
 */
export async function guard(kit: KitBase, request: WalletRequest): Promise<void> {
  if (request.type === 'provider:request' && classifyMethod(request.method) === 'safe') return

  if (request.type === 'payment:send') checkPayment(request.prepared.payment, request.view)
  if (request.type === 'swap:send') checkPayment(request.prepared.swap, request.view)
  const { namespace, address, caipNetworkId } = request.view
  const adapter = findAdapter(kit, namespace)
  const reported = checkReported(adapter, request.view)
  const { connectorId } = request.view
  const ask = adapter.features['connection:read']
  const live = (await (connectorId ? ask?.({ connectorId }) : ask?.())) ?? reported
  if (!live.accounts.some((account) => account.address === address))
    throw new CleatError('REQUEST_ACCOUNT_CHANGED', {
      context: { expected: address, actual: live.accounts[0].address },
    })
  if (live.caipNetworkId !== caipNetworkId)
    throw new CleatError('REQUEST_NETWORK_CHANGED', {
      context: { expected: caipNetworkId, actual: live.caipNetworkId },
    })

  // The connection may have changed during the request above.
  checkView(kit, request.view)
}

/**
 * Checks synchronously that the active account and network, as the adapter knows them, are those
 * that the visitor saw. For the moment right before the wallet is asked.
 * @throws `CONNECTION_NOT_CONNECTED`, `REQUEST_ACCOUNT_CHANGED`, `REQUEST_NETWORK_CHANGED`
 */
export function checkView(kit: KitBase, view: RequestView): void {
  const { caipNetworkId: actual } = checkReported(findAdapter(kit, view.namespace), view)
  if (actual !== view.caipNetworkId)
    throw new CleatError('REQUEST_NETWORK_CHANGED', {
      context: { expected: view.caipNetworkId, actual },
    })
}

/** Whether money is paid from the account and on the network that the visitor saw. */
function checkPayment(
  { address, network }: Pick<Payment, 'address' | 'network'>,
  view: RequestView,
): void {
  if (address !== view.address)
    throw new CleatError('REQUEST_ACCOUNT_CHANGED', {
      context: { expected: address, actual: view.address },
    })
  const isThere =
    network.caipNetworkId === view.caipNetworkId && network.chainNamespace === view.namespace
  if (!isThere)
    throw new CleatError('REQUEST_NETWORK_CHANGED', {
      context: { expected: network.caipNetworkId, actual: view.caipNetworkId },
    })
}

/**
 * The connection of a request, as the adapter knows it.
 * @throws `CONNECTION_NOT_CONNECTED`
 */
export function findReported(
  adapter: ChainAdapter,
  { namespace, connectorId }: RequestView,
): Connection {
  const reported = connectorId
    ? adapter.features['connections:list']?.().find((one) => one.connectorId === connectorId)
    : adapter.getConnection()
  if (!reported) throw new CleatError('CONNECTION_NOT_CONNECTED', { context: { namespace } })
  return reported
}

function checkReported(adapter: ChainAdapter, view: RequestView): Connection {
  const reported = findReported(adapter, view)
  const { address } = view
  const actual = reported.accounts[0].address
  if (actual !== address)
    throw new CleatError('REQUEST_ACCOUNT_CHANGED', { context: { expected: address, actual } })
  return reported
}
