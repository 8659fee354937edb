/** The decimals of a rate. Enough for tokens whose prices are far apart. */
const rateDecimals = 36

/** How many digits of a rate are shown after the zeros that it starts with. */
const shownDigits = 4

export type Rate = {
  /** Base units of the rate: how much of the target one source token brings. */
  readonly value: bigint
  readonly decimals: number
  /** How many of them say enough. */
  readonly shownDecimals: number
}

/** The rate of an exchange, rounded down. `undefined` without an amount on one of the sides. */
export function toRate(parameters: {
  source: { readonly amount: bigint; readonly decimals: number }
  target: { readonly amount: bigint; readonly decimals: number }
}): Rate | undefined {
  const { source, target } = parameters
  if (source.amount <= 0n || target.amount <= 0n) return undefined
  const value =
    (target.amount * 10n ** BigInt(source.decimals + rateDecimals)) /
    (source.amount * 10n ** BigInt(target.decimals))
  const digits = String(value).length - rateDecimals
  const shownDecimals = digits > 0 ? Math.max(2, shownDigits - digits) : shownDigits - digits
  return { value, decimals: rateDecimals, shownDecimals: Math.min(shownDecimals, rateDecimals) }
}
