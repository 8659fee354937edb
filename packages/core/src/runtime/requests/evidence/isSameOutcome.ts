import type { RequestSimulation } from '../../../contract/requests/requestEvidence.ts'

/**
 * Whether two trials came out alike: the same assets, in the same directions, with amounts that
 * differ by no more than a hundredth. What could not be tried differs from nothing.
 */
export function isSameOutcome(one: RequestSimulation, other: RequestSimulation): boolean {
  if (one.status === 'unknown' || other.status === 'unknown') return true
  if (one.status === 'reverted' || other.status === 'reverted') return one.status === other.status
  if (one.isAccountChanged !== other.isAccountChanged) return false
  return (
    isAlike(toAmounts(one), toAmounts(other)) && isAlike(toAllowances(one), toAllowances(other))
  )
}

type Success = Extract<RequestSimulation, { status: 'success' }>

function toAmounts({ changes }: Success): ReadonlyMap<string, bigint> {
  return new Map(
    changes.map(({ token, id, direction, amount }) => [`${direction} ${token} ${id}`, amount]),
  )
}

function toAllowances({ allowances }: Success): ReadonlyMap<string, bigint> {
  return new Map(
    allowances.map(({ token, spender, amount }) => [
      `${token} ${spender} ${amount === 'any'}`,
      amount === 'any' ? 0n : amount,
    ]),
  )
}

function isAlike(one: ReadonlyMap<string, bigint>, other: ReadonlyMap<string, bigint>): boolean {
  if (one.size !== other.size) return false
  return [...one].every(([key, amount]) => {
    const second = other.get(key)
    if (second === undefined) return false
    const gap = amount > second ? amount - second : second - amount
    return gap * 100n <= amount
  })
}
