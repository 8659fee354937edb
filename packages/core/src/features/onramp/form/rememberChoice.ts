import type { OnrampContext } from '../state/onrampContext.ts'

/** Keeps both currencies for the next visit. */
export function rememberChoice({ kit, state }: Pick<OnrampContext, 'kit' | 'state'>): void {
  const { paymentCurrency, purchaseCurrency } = state
  kit.storage.set('onrampChoice', [paymentCurrency?.id, purchaseCurrency?.symbol])
}
