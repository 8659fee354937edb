import { ref } from 'valtio/vanilla'
import type { OnrampContext } from '../state/onrampContext.ts'

/** What a new visitor buys, and pays with (spec §3). */
const usual = { payment: 'USD', purchase: 'USDC' }

/**
 * Chooses what the form is about: what was chosen before, else what the app asked for, else what
 * the visitor used last, else the usual. Nothing that is not sold on the network in use.
 */
export function chooseCurrencies({
  kit,
  state,
  internal,
}: Pick<OnrampContext, 'kit' | 'state' | 'internal'>): void {
  const { intent } = internal
  const [lastPayment, lastPurchase] = kit.storage.get('onrampChoice') ?? []
  const payment = find(state.paymentCurrencies, ({ id }) => id, [
    ...[state.paymentCurrency?.id, intent.paymentCurrency, lastPayment, usual.payment],
  ])
  const purchase = find(state.purchaseCurrencies, ({ symbol }) => symbol, [
    ...[state.purchaseCurrency?.symbol, intent.purchaseCurrency, lastPurchase, usual.purchase],
  ])
  state.paymentCurrency = payment && ref(payment)
  state.purchaseCurrency = purchase && ref(purchase)
}

/** The first that has one of the names, by their order, else the first of all. */
function find<item>(
  items: readonly item[],
  getName: (item: item) => string,
  names: readonly unknown[],
): item | undefined {
  const [name] = names.filter((wanted) => items.some((item) => getName(item) === wanted))
  return items.find((item) => getName(item) === name) ?? items[0]
}
