import type { AmountLimits } from '@cleat/core/onramp'

/** Suggested amounts (spec §9). */
const presets = [100, 250, 500, 1000] as const

/**
 * The suggested amounts that can be paid. A currency whose least amount is above the first one has
 * all of them with more zeros: yen, for example.
 */
export function listPresets(limits: AmountLimits | undefined): readonly string[] {
  if (!limits) return presets.map(String)
  const [min, max] = [Number(limits.min), Number(limits.max)]
  let factor = 1
  while (presets[0] * factor < min) factor *= 10
  return presets
    .map((amount) => amount * factor)
    .filter((amount) => amount <= max)
    .map(String)
}
