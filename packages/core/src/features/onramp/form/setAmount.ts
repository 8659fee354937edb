import { toUnits } from '../amounts/toUnits.ts'
import type { OnrampContext } from '../state/onrampContext.ts'
import { updateQuotes } from './updateQuotes.ts'

/** Sets how much is paid. Text that is no amount counts as none. */
export function setAmount(context: OnrampContext, amount: string | undefined): void {
  const isAmount = amount !== undefined && Boolean(toUnits(amount))
  const next = isAmount ? amount : undefined
  if (context.state.paymentAmount === next) return
  context.state.paymentAmount = next
  updateQuotes(context)
}
