import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import { findFeature } from '../../contract/adapter/findAdapter.ts'
import { isUniversalAdapter } from '../../contract/adapter/isUniversalAdapter.ts'
import type { RequestView, WalletRequest } from '../../contract/requests/walletRequest.ts'
import { checkView } from './guard.ts'
import { classifyMethod } from './methods.ts'

/** Stage 4: sends the request to the wallet through the adapter. */
export async function dispatch(kit: KitBase, request: WalletRequest): Promise<unknown> {
  const { namespace, address } = request.view
  switch (request.type) {
    case 'message:sign': {
      const sign = findFeature(kit, namespace, 'message:sign')
      const { signature } = await sign({ message: request.message, address })
      return signature
    }
    case 'signIn:sign': {
      const sign = findFeature(kit, namespace, 'message:sign')
      checkView(kit, request.view)
      const { signature } = await sign({ message: request.text, address })
      return signature
    }
    case 'transfer:send': {
      const { to, value } = request
      const { caipNetworkId } = request.view
      const network = kit.controllers.network.find(caipNetworkId)
      if (!network) throw new CleatError('NETWORK_NOT_FOUND', { context: { id: caipNetworkId } })
      const send = findFeature(kit, namespace, 'transfer:send')
      const { hash } = await send({ to, value, address, network })
      return hash
    }
    case 'payment:send': {
      const money = await findFeature(kit, namespace, 'transfers:load')()
      // These four lines run in one tick, so that no change can come between check and request.
      checkTime(request.prepared)
      checkView(kit, request.view)
      request.onDispatch()
      return money.send(request.prepared)
    }
    case 'swap:send': {
      const { prepared, step, policy } = request
      const swaps = await findFeature(kit, namespace, 'swaps:load')()
      // In one tick, as for a payment.
      checkTime(prepared)
      checkView(kit, request.view)
      request.onDispatch()
      return swaps.send({ prepared, step, policy })
    }
    case 'calls:send': {
      const send = findFeature(kit, namespace, 'calls:send')
      checkView(kit, request.view)
      return send({ ...request.calls, connectorId: request.view.connectorId })
    }
    case 'provider:request': {
      const { method, params, caipNetworkId } = request
      const { connectorId } = request.view
      if (caipNetworkId) checkChain(kit, request.view, { method, caipNetworkId })
      const ask = findFeature(kit, namespace, 'provider:request')
      if (classifyMethod(method) !== 'safe') checkView(kit, request.view)
      return ask({
        ...{ method, params },
        ...(caipNetworkId ? { caipNetworkId } : {}),
        ...(connectorId ? { connectorId } : {}),
      })
    }
    default:
      return request satisfies never
  }
}

/**
 * The wallet may have taken its time to say which account it is on.
 * @throws `PAYMENT_EXPIRED`
 */
function checkTime({ expiresAt }: { readonly expiresAt?: number | undefined }): void {
  if (expiresAt !== undefined && expiresAt <= Date.now()) throw new CleatError('PAYMENT_EXPIRED')
}

/**
 * Only universal adapters pass a request to a chain other than the active one. The others would
 * send it to the active one.
 * @throws `REQUEST_WRONG_NETWORK`
 */
function checkChain(
  kit: KitBase,
  { namespace, caipNetworkId: actual }: RequestView,
  { method, caipNetworkId: expected }: { method: string; caipNetworkId: CaipNetworkId },
): void {
  if (expected === actual || isUniversalAdapter(kit.adapters.get(namespace))) return
  const field = 'caipNetworkId'
  throw new CleatError('REQUEST_WRONG_NETWORK', { context: { method, field, expected, actual } })
}
