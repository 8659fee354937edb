import { CleatError, type Permission } from '@cleat/core/adapter'
import { toHex } from '../fields/permissionFields.ts'

/** A permission in the form of ERC-7715 as it is now. */
export type CurrentPermission = {
  readonly type: string
  readonly data: { readonly [name: string]: unknown }
}

/**
 * Writes a permission as wallets take it now.
 * @throws `PERMISSION_UNSUPPORTED` for calls of contracts, which only the form of 2024 has
 * @see ERC-7715
 */
export function writePermission(permission: Permission, wallet: string): CurrentPermission {
  if (permission.kind === 'contract') {
    const reason = 'it grants no calls of contracts'
    throw new CleatError('PERMISSION_UNSUPPORTED', { context: { wallet, reason } })
  }
  const { token, startTime } = permission
  const place = {
    ...(token === undefined ? {} : { tokenAddress: token }),
    ...(startTime === undefined ? {} : { startTime }),
  }
  const family = token === undefined ? 'native-token' : 'erc20-token'
  switch (permission.kind) {
    case 'periodic': {
      const { amount, period } = permission
      const data = { ...place, periodAmount: toHex(amount), periodDuration: period }
      return { type: `${family}-periodic`, data }
    }
    case 'stream': {
      const { perSecond, initial, max } = permission
      const amounts = { amountPerSecond: perSecond, initialAmount: initial, maxAmount: max }
      const written = Object.entries(amounts).map(([name, amount]) => [name, toHex(amount)])
      return { type: `${family}-stream`, data: { ...place, ...Object.fromEntries(written) } }
    }
    default: {
      const { amount } = permission
      return { type: `${family}-allowance`, data: { ...place, allowanceAmount: toHex(amount) } }
    }
  }
}
