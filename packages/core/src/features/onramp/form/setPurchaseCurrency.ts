import { ref } from 'valtio/vanilla'
import type { PurchaseCurrency } from '../offers/onrampOffering.ts'
import type { OnrampContext } from '../state/onrampContext.ts'
import { rememberChoice } from './rememberChoice.ts'
import { updateQuotes } from './updateQuotes.ts'

/** Chooses the token to buy. */
export function setPurchaseCurrency(context: OnrampContext, currency: PurchaseCurrency): void {
  context.state.purchaseCurrency = ref(currency)
  rememberChoice(context)
  updateQuotes(context)
}
