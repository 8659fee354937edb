import { ref } from 'valtio/vanilla'
import type { PaymentCurrency } from '../offers/onrampOffering.ts'
import type { OnrampContext } from '../state/onrampContext.ts'
import { rememberChoice } from './rememberChoice.ts'
import { updateQuotes } from './updateQuotes.ts'

/** Chooses the currency to pay with. The number stays. */
export function setPaymentCurrency(context: OnrampContext, currency: PaymentCurrency): void {
  context.state.paymentCurrency = ref(currency)
  rememberChoice(context)
  updateQuotes(context)
}
