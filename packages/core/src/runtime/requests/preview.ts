import { parseCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import { findFeature } from '../../contract/adapter/findAdapter.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import type { DecodedPayment } from '../../contract/transfers/decodedPayment.ts'
import type { PreparedPayment } from '../../contract/transfers/preparedPayment.ts'
import type { TransferAdapter } from '../../contract/transfers/transferAdapter.ts'
import { freezeData } from './freezeData.ts'

/**
 * Second stage, for payments: does the payload do what the visitor saw, and nothing else? It is read by other code than wrote it, out of
 * a copy that nobody else holds; that copy is what goes on to the wallet. Then the chain is asked whether it can still be paid.
 * @throws `PAYMENT_…`, `NETWORK_RPC_FAILED`
 */
export async function preview(kit: KitBase, request: WalletRequest): Promise<WalletRequest> {
  if (request.type !== 'payment:send') return request
  const { network } = request.prepared.payment
  const money = await findFeature(kit, network.chainNamespace, 'transfers:load')()
  const prepared = { ...request.prepared, payload: copy(request.prepared.payload) }
  const decoded = await decode(money, prepared)
  const field = findAltered(prepared, decoded)
  if (field) throw new CleatError('PAYMENT_ALTERED', { context: { field } })
  if (prepared.expiresAt !== undefined && prepared.expiresAt <= Date.now())
    throw new CleatError('PAYMENT_EXPIRED')
  await money.check(prepared)
  return { ...request, prepared }
}

/** What has getters, methods or a hidden half is no data, and could be one thing when it is read and another when it is signed. */
function copy(payload: unknown): unknown {
  try {
    return freezeData(structuredClone(payload))
  } catch (cause) {
    throw new CleatError('PAYMENT_ALTERED', { context: { field: 'payload' }, cause })
  }
}

async function decode(
  money: TransferAdapter,
  { payload, payment }: PreparedPayment,
): Promise<DecodedPayment> {
  return await money.decode({ payload, network: payment.network })
}

/** What of a payload is not what the visitor saw. */
function findAltered(
  { payment, fee, notes }: PreparedPayment,
  decoded: DecodedPayment,
): string | undefined {
  const { network, address, to, asset, amount } = payment
  const { chainNamespace: namespace, caipNetworkId } = network
  const { reference } = parseCaipNetworkId(caipNetworkId)
  // On EVM chains the case of letters is a checksum, no more.
  const fold = (text: string | undefined) => (namespace === 'eip155' ? text?.toLowerCase() : text)
  const isSame = (one: string | undefined, other: string | undefined) => fold(one) === fold(other)
  const isFeeOfWallet = notes.some(({ type }) => type === 'wallet-sets-fee')
  const isFeeShown =
    decoded.feeLimit === undefined ? isFeeOfWallet || !fee : fee && decoded.feeLimit <= fee.limit
  const kept = {
    from: decoded.from === undefined || isSame(decoded.from, address),
    to: isSame(decoded.to, to),
    token: isSame(decoded.token, asset.address),
    amount: decoded.amount === amount,
    chain: decoded.chain === undefined || decoded.chain === reference,
    fee: isFeeShown,
  }
  return Object.entries(kept).find(([, isKept]) => !isKept)?.[0]
}
