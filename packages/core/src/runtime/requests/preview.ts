import { parseCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import { findFeature } from '../../contract/adapter/findAdapter.ts'
import { isSameAddress } from '../../contract/adapter/isSameAddress.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import type { DecodedPayment } from '../../contract/transfers/decodedPayment.ts'
import type { PreparedPayment } from '../../contract/transfers/preparedPayment.ts'
import type { TransferAdapter } from '../../contract/transfers/transferAdapter.ts'
import { copyPayload } from './copyPayload.ts'
import { loadSignInPreview } from './loadSignInPreview.ts'

/**
 * Stage 2, for payments, exchanges and sign-ins: checks that the payload does exactly what the
 * visitor confirmed. Code independent of the builder decodes a private copy of the payload, and
 * that copy goes to the wallet. Then the chain is checked for sufficient funds.
 * @throws `PAYMENT_…`, `SIWX_…`, `NETWORK_RPC_FAILED`
 */
export async function preview(kit: KitBase, request: WalletRequest): Promise<WalletRequest> {
  if (request.type === 'signIn:sign') {
    const previewSignIn = await loadSignInPreview(kit)
    previewSignIn(kit, request)
    return request
  }
  if (request.type === 'swap:send') {
    const { previewSwap } = await import('./previewSwap.ts')
    return previewSwap(kit, request)
  }
  if (request.type !== 'payment:send') return request
  const { network } = request.prepared.payment
  const money = await findFeature(kit, network.chainNamespace, 'transfers:load')()
  const prepared = { ...request.prepared, payload: copyPayload(request.prepared.payload) }
  const decoded = await decode(money, prepared)
  const field = findAltered(kit, prepared, decoded)
  if (field) throw new CleatError('PAYMENT_ALTERED', { context: { field } })
  if (prepared.expiresAt !== undefined && prepared.expiresAt <= Date.now())
    throw new CleatError('PAYMENT_EXPIRED')
  await money.check(prepared)
  return { ...request, prepared }
}

async function decode(
  money: TransferAdapter,
  { payload, payment }: PreparedPayment,
): Promise<DecodedPayment> {
  return await money.decode({ payload, network: payment.network })
}

/** Finds the field of a payload that differs from what the visitor confirmed. */
function findAltered(
  kit: KitBase,
  { payment, fee, notes }: PreparedPayment,
  decoded: DecodedPayment,
): string | undefined {
  const { network, address, to, asset, amount } = payment
  const { chainNamespace: namespace, caipNetworkId } = network
  const { reference } = parseCaipNetworkId(caipNetworkId)
  const isSame = (one: string | undefined, other: string | undefined) =>
    isSameAddress(kit, namespace, one, other)
  const isFeeOfWallet = notes.some(({ type }) => type === 'wallet-sets-fee')
  const isFeeShown =
    decoded.feeLimit === undefined
      ? isFeeOfWallet || !fee
      : fee && decoded.feeLimit <= (fee.payloadLimit ?? fee.limit)
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
