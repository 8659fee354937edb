import { type Address, type Hex, isAddressEqual } from 'viem'
import type { AccountCall } from '../calls/accountCall.ts'
import { readOperationCalls } from '../calls/readOperationCalls.ts'
import type { GuardLimit } from '../guard/guardLimit.ts'
import { readGuard } from '../guard/readGuard.ts'

/** Whether the data of an operation makes these calls, with these limits, and nothing else. */
export function isAsExpected(
  data: Hex,
  expected: {
    account: Address
    calls: readonly AccountCall[]
    limits: readonly GuardLimit[] | undefined
  },
): boolean {
  const { account, calls, limits } = expected
  const found = readOperationCalls(data)
  if (!found || !limits) return found !== undefined && isSame(found, calls)
  const [only, ...more] = found
  const guard = only && more.length === 0 ? readGuard(only) : undefined
  return (
    guard !== undefined &&
    isAddressEqual(guard.delegator, account) &&
    isAddressEqual(guard.delegate, account) &&
    isSame(guard.calls, calls) &&
    isSameLimits(guard.limits, limits)
  )
}

function isSame(found: readonly AccountCall[], wanted: readonly AccountCall[]): boolean {
  return (
    found.length === wanted.length &&
    wanted.every(({ to, value, data }, index) => {
      const own = found[index]
      const isData = own?.data.toLowerCase() === data.toLowerCase()
      return own !== undefined && isAddressEqual(own.to, to) && own.value === value && isData
    })
  )
}

function isSameLimits(found: readonly GuardLimit[], wanted: readonly GuardLimit[]): boolean {
  return (
    found.length === wanted.length &&
    wanted.every(({ token, most }, index) => {
      const own = found[index]
      return own?.most === most && own.token?.toLowerCase() === token?.toLowerCase()
    })
  )
}
