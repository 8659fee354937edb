import type { KitBase } from '../../boot/kitBase.ts'
import { findAdapter } from '../../contract/adapter/findAdapter.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import { findReported } from './guard.ts'
import { classifyMethod } from './methods.ts'

/**
 * Stage 2, for requests of the app: the adapter checks that nothing in the parameters contradicts
 * the connection, such as another account or another chain. Reads pass.
 * @throws `CONNECTION_NOT_CONNECTED`, `REQUEST_…`
 */
export async function inspect(kit: KitBase, request: WalletRequest): Promise<WalletRequest> {
  if (request.type !== 'provider:request') return request
  const { method, params, view } = request
  if (classifyMethod(method) === 'safe') return request
  const adapter = findAdapter(kit, view.namespace)
  const check = adapter.features['request:check']
  if (!check) return request
  const connection = findReported(adapter, view)
  return { ...request, ...(await check({ request: { method, params }, connection })) }
}
