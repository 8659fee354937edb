import type { ApprovalRow } from '../state/approvalRow.ts'

/** Sorts approvals by what could be lost now. */
export function sortRows(rows: readonly ApprovalRow[]): readonly ApprovalRow[] {
  return [...rows].sort(compare)
}

/** Most to lose first; then what is unlimited, by its name. The order is the same each time. */
function compare(one: ApprovalRow, other: ApprovalRow): number {
  const [value, otherValue] = [one.value ?? 0n, other.value ?? 0n]
  if (value !== otherValue) return value > otherValue ? -1 : 1
  return rank(other) - rank(one) || (one.id < other.id ? -1 : 1)
}

function rank({ isExpired, exposed, spenderType, isAny }: ApprovalRow): number {
  if (isExpired) return 0
  const isAtRisk = exposed !== undefined && exposed > 0n
  return (isAtRisk ? 4 : 1) + (spenderType === 'account' ? 2 : 0) + (isAny ? 1 : 0)
}
