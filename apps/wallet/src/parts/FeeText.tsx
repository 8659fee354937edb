import type { UseFeeParameters } from '../peer/useFee.ts'
import { useFee } from '../peer/useFee.ts'
import { amountText } from '../words/text/amountText.ts'

/** The maximum fee of a transaction, or a warning that it would fail. */
export function FeeText(props: UseFeeParameters) {
  const fee = useFee(props)
  const { symbol, decimals } = props.question.chain
  if (fee.status === 'known') return `At most ${amountText({ value: fee.value, symbol, decimals })}`
  return fee.status === 'pending' ? 'Working it out…' : 'Unknown: this would probably fail'
}
