import { formatAddress } from '../../../format/formatAddress.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import type { SentFacts } from './sentFacts.ts'

/** What is sent to whom, in words. */
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
    // Apart from the text around it, for either may run the other way.
    receiver: `\u2068${name ?? formatAddress(payment.to)}\u2069`,
  }
}
