import {
  CleatError,
  type PermissionRequest,
  type ProviderRequest,
  parseCaipNetworkId,
} from '@cleat/core/adapter'
import { toHex } from '../fields/permissionFields.ts'
import { toDelegateAddress } from '../wallet/toDelegateAddress.ts'
import { writePermission } from './writePermission.ts'

/**
 * Writes a request for permissions as wallets take it now: one entry for each permission, all for
 * the same account of the app and until the same time.
 * @throws `PERMISSION_UNSUPPORTED`
 * @see ERC-7715
 */
export function writeRequest(request: PermissionRequest, wallet: string): ProviderRequest {
  const { network, account, delegate, permissions, expiry, callLimit } = request
  if (callLimit !== undefined) {
    const reason = 'it does not limit the number of calls'
    throw new CleatError('PERMISSION_UNSUPPORTED', { context: { wallet, reason } })
  }
  const to = toDelegateAddress(delegate, wallet)
  const chainId = toHex(BigInt(parseCaipNetworkId(network.caipNetworkId).reference))
  return {
    method: 'wallet_requestExecutionPermissions',
    params: permissions.map((permission) => ({
      ...{ chainId, from: account, to },
      permission: { ...writePermission(permission, wallet), isAdjustmentAllowed: false },
      rules: [{ type: 'expiry', isAdjustmentAllowed: false, data: { timestamp: expiry } }],
    })),
  }
}
