import type { Payment } from '@cleat/core/adapter'
import type { SolanaPayment } from './solanaPayment.ts'

/** The field in which the decoded payment differs from the intended one, or `undefined`. */
export function findDifference(read: SolanaPayment, meant: Payment): string | undefined {
  const { asset } = meant
  const pairs = {
    from: [read.from, meant.address],
    to: [read.to, meant.to],
    token: [read.token, asset.address],
    amount: [read.amount, meant.amount],
    decimals: [read.decimals, asset.address === undefined ? undefined : asset.decimals],
  }
  return Object.entries(pairs).find(([, [one, other]]) => one !== other)?.[0]
}
