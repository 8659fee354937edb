import { formatAddress } from '@cleat/core'
import { useFormat } from '../../../i18n/useFormat.ts'
import type { SentFacts } from './sentFacts.ts'

/** The amount and the receiver, formatted. */
export function useSentWords({ payment, name }: SentFacts): {
  readonly amount: string
  readonly symbol: string
  readonly receiver: string
} {
  const format = useFormat()
  const { decimals, symbol } = payment.asset
  return {
    amount: format.balance(payment.amount, { decimals, shownDecimals: decimals }),
    symbol,
    // Isolated, because its direction may differ from the surrounding text.
    receiver: `\u2068${name ?? formatAddress(payment.to)}\u2069`,
  }
}
