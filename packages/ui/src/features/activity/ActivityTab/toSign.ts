import type { Transfer } from '@cleat/core/data'

const gains: ReadonlySet<string> = new Set(['receive', 'deposit', 'borrow', 'claim'])
const losses: ReadonlySet<string> = new Set(['withdraw', 'repay', 'burn'])

const minus = '\u2212'

/** Whether the account's balance grew or shrank. For transfers to itself, the operation decides. */
export function toSign(parameters: {
  operation: string
  direction: Transfer['direction']
}): '+' | '\u2212' | '' {
  const { operation, direction } = parameters
  if (direction !== 'self') return direction === 'in' ? '+' : minus
  if (gains.has(operation)) return '+'
  return losses.has(operation) ? minus : ''
}
