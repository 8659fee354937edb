import type { AccountCall } from '../calls/accountCall.ts'
import type { GuardTerms } from '../guard/guardTerms.ts'
import type { FrameCalls } from '../protocol/frameCalls.ts'

/** What calls and their limit are in numbers. */
export function readFrameCalls({ calls, guard }: Pick<FrameCalls, 'calls' | 'guard'>): {
  readonly calls: readonly AccountCall[]
  readonly terms: GuardTerms | undefined
} {
  return {
    calls: calls.map(({ to, value, data }) => ({ to, value: BigInt(value), data })),
    terms: guard && {
      limits: guard.limits.map(({ token, most }) => ({
        ...(token && { token }),
        most: BigInt(most),
      })),
      ...{ until: BigInt(guard.until), salt: BigInt(guard.salt) },
    },
  }
}
