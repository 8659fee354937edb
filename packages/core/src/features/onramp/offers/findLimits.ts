import { toUnits } from '../amounts/toUnits.ts'
import type { AmountLimits, PaymentCurrency } from './onrampOffering.ts'

/** What at least one payment method takes. */
export function findLimits(currency: PaymentCurrency | undefined): AmountLimits | undefined {
  const [first, ...others] = currency?.methods ?? []
  if (!first) return undefined
  return others.reduce<AmountLimits>(
    ({ min, max }, method) => ({
      min: isLess(method.min, min) ? method.min : min,
      max: isLess(max, method.max) ? method.max : max,
    }),
    { min: first.min, max: first.max },
  )
}

function isLess(one: string, other: string): boolean {
  return (toUnits(one) ?? 0n) < (toUnits(other) ?? 0n)
}
