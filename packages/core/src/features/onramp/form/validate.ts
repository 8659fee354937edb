import { toUnits } from '../amounts/toUnits.ts'
import { getBuyer } from '../state/getBuyer.ts'
import type { OnrampContext } from '../state/onrampContext.ts'
import type { OnrampValidationError } from '../state/onrampController.ts'

/** The form's first validation error. */
export function validate({
  kit,
  state,
  api,
}: Pick<OnrampContext, 'kit' | 'state' | 'api'>): OnrampValidationError | undefined {
  const { offering, purchaseCurrencies, paymentAmount, limits } = state
  if (!api) return 'unavailable'
  if (!getBuyer(kit)) return 'unsupported'
  if (offering.status !== 'success') return 'pending'
  if (purchaseCurrencies.length === 0) return 'unsupported'
  const amount = paymentAmount === undefined ? undefined : toUnits(paymentAmount)
  if (!amount || !limits) return 'amount'
  if (amount < (toUnits(limits.min) ?? 0n)) return 'amount-low'
  return amount > (toUnits(limits.max) ?? 0n) ? 'amount-high' : undefined
}
