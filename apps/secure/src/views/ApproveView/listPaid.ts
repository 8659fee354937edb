import type { RequestAction } from '@cleat/core/adapter'
import type { FrameRequest, PaidAsset } from '@cleat/embedded-wallet/frame'
import { readFee } from './readFee.ts'

/**
 * What leaves the account by a request, or can leave it afterwards: payments, allowances, and the
 * most that the fee of such a request can be. Empty for what pays nothing.
 */
export function listPaid(
  request: FrameRequest,
  actions: readonly RequestAction[],
): readonly PaidAsset[] {
  const { caipNetworkId: chain } = request
  const paid = actions.flatMap((action) => readPaid(action, chain))
  if (paid.length === 0) return []
  const fee = readFee(request)
  return fee && !fee.sponsor ? [...paid, { asset: chain, amount: fee.most }] : paid
}

function readPaid(action: RequestAction, chain: string): readonly PaidAsset[] {
  switch (action.kind) {
    case 'transfer': {
      const { token, id, amount } = action
      // A collectible has no price, and its collection is no token.
      const asset = id === undefined ? token : `${token}-${id}`
      return [{ asset: asset === undefined ? chain : `${chain}:${asset}`, amount }]
    }
    case 'approve':
      // Without an end it has no value, and is shown in a window anyway.
      return action.amount === 'any'
        ? []
        : [{ asset: `${chain}:${action.token}`, amount: action.amount }]
    case 'safeTransaction':
      return action.actions.flatMap((inner) => readPaid(inner, chain))
    default:
      return []
  }
}
