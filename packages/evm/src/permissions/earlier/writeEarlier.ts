import type { Delegate, Permission, PermissionRequest, ProviderRequest } from '@cleat/core/adapter'
import { CleatError, parseCaipNetworkId } from '@cleat/core/adapter'
import { toHex } from '../fields/permissionFields.ts'

/**
 * Writes a request for permissions in the form of 2024: one entry for all of them.
 * @throws `PERMISSION_UNSUPPORTED` for kinds that came later
 * @see ERC-7715 (2024)
 */
export function writeEarlier(request: PermissionRequest, wallet: string): ProviderRequest {
  const { network, account, delegate, permissions, expiry, callLimit } = request
  const chainId = toHex(BigInt(parseCaipNetworkId(network.caipNetworkId).reference))
  const policies =
    callLimit === undefined ? [] : [{ type: 'call-limit', data: { count: callLimit } }]
  return {
    method: 'wallet_grantPermissions',
    params: [
      {
        ...{ chainId, address: account, expiry, signer: toSigner(delegate) },
        permissions: permissions.map((permission) => write(permission, wallet)),
        policies,
      },
    ],
  }
}

function toSigner(delegate: Delegate) {
  return 'address' in delegate
    ? { type: 'account', data: { address: delegate.address } }
    : {
        type: 'keys',
        data: { keys: delegate.keys.map(({ type, publicKey }) => ({ type, publicKey })) },
      }
}

function write(permission: Permission, wallet: string): object {
  switch (permission.kind) {
    case 'periodic': {
      const { token, amount, period, startTime = Math.floor(Date.now() / 1000) } = permission
      const data = { allowance: toHex(amount), period, start: startTime }
      return token === undefined
        ? { type: 'native-token-recurring-allowance', data }
        : { type: 'erc20-recurring-allowance', data: { ...data, address: token } }
    }
    case 'contract': {
      const { contract, functions, valueLimit } = permission
      const limit = valueLimit === undefined ? {} : { valueLimit: toHex(valueLimit) }
      const calls = functions.map((functionName) => ({ functionName, ...limit }))
      return { type: 'contract-call', data: { address: contract, functions: calls } }
    }
    default: {
      const reason = `it grants no ${permission.kind} of an amount`
      throw new CleatError('PERMISSION_UNSUPPORTED', { context: { wallet, reason } })
    }
  }
}
