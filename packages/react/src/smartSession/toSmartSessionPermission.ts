import type { Permission } from '@cleat/core'
import type { HexText, SmartSessionPermission } from './smartSession.ts'

/** A permission in AppKit's form. `undefined` for kinds that it does not have. */
export function toSmartSessionPermission(
  permission: Permission,
): SmartSessionPermission | undefined {
  switch (permission.kind) {
    case 'periodic': {
      const { token, amount, period, startTime = 0 } = permission
      const data = { allowance: toHex(amount), start: startTime, period }
      return token === undefined
        ? { type: 'native-token-recurring-allowance', data }
        : { type: 'erc20-recurring-allowance', data: { ...data, address: token as HexText } }
    }
    case 'contract': {
      const { contract, functions, valueLimit } = permission
      const limit = valueLimit === undefined ? {} : { valueLimit: toHex(valueLimit) }
      const calls = functions.map((functionName) => ({ functionName, ...limit }))
      return {
        type: 'contract-call',
        data: { address: contract as HexText, abi: [], functions: calls },
      }
    }
    default:
      return undefined
  }
}

function toHex(value: bigint): HexText {
  return `0x${value.toString(16)}`
}
