import { Problem } from '../../http/problem.ts'
import { decimal } from '../amounts/decimal.ts'
import { refuseOrder } from '../api/refuseOrder.ts'
import type { OnrampProvider } from '../contract/onrampProvider.ts'
import type { PaymentMethod } from '../contract/paymentMethods.ts'
import type { ProviderOptions } from '../contract/providerOptions.ts'

export declare namespace requireOffer {
  type Parameters = {
    provider: Pick<OnrampProvider, 'name'>
    options: ProviderOptions
    /** What is paid with. */
    currency: string
    /** `undefined` for any. */
    method: PaymentMethod | undefined
    /** A decimal of `currency`. `undefined` if it is not known yet. */
    amount: string | undefined
  }
}

/**
 * Refuses a payment that the provider does not take, where it says what it takes.
 * @throws a `Problem`
 */
export function requireOffer(parameters: requireOffer.Parameters): void {
  const { provider, options, currency, method, amount } = parameters
  if (options.payments.length === 0) return
  const possible = options.payments.filter(
    (payment) =>
      payment.currency === currency && (method === undefined || payment.method === method),
  )
  if (possible.length === 0) throw refuseOrder({ name: provider.name, text: 'unknown payment' })
  if (amount === undefined) return
  const isInside = possible.some(
    ({ limits }) =>
      !limits ||
      (decimal.compare(amount, limits.min) >= 0 && decimal.compare(amount, limits.max) <= 0),
  )
  const { limits } = possible[0] ?? {}
  if (isInside || !limits) return
  const { min, max } = limits
  throw new Problem('AMOUNT_OUTSIDE', {
    detail: `${provider.name} takes ${decimal.toMoney(min)} to ${decimal.toMoney(max)} ${currency}. Choose an amount between them.`,
  })
}
