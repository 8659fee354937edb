import { isSmartAccount } from '../../runtime/sender/isSmartAccount.ts'
import { chooseCurrencies } from './form/chooseCurrencies.ts'
import { setAmount } from './form/setAmount.ts'
import { updateOffering } from './form/updateOffering.ts'
import { loadPage } from './purchase/loadPage.ts'
import { getBuyer } from './state/getBuyer.ts'
import type { OnrampContext } from './state/onrampContext.ts'
import type { OnrampIntent } from './state/onrampIntent.ts'

/** Starts a form with an intent, or without one, and asks what can be bought. */
export function start(context: OnrampContext, intent: OnrampIntent = {}): void {
  const { kit, state, internal } = context
  const isNew = Object.values(intent).some((value) => value !== undefined)
  if (isNew) {
    internal.intent = intent
    state.paymentCurrency = undefined
    state.purchaseCurrency = undefined
    chooseCurrencies(context)
    setAmount(context, intent.amount)
  }
  if (state.buying.status !== 'opening') state.buying = { status: 'idle' }
  const buyer = getBuyer(kit)
  if (buyer)
    kit.controllers.events.track('SELECT_BUY_CRYPTO', {
      isSmartAccount: isSmartAccount(kit, buyer),
    })
  void updateOffering(context)
  // So that nothing has to load at the press. A failure is thrown there.
  loadPage().catch(() => undefined)
}
