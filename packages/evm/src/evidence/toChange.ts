import type { AssetChange } from '@cleat/core/adapter'
import type { Measured } from './probe.ts'

/** How a balance changed, if it did. */
export function toChange(
  given: Omit<AssetChange, 'amount' | 'direction'> & { readonly by: bigint },
): Measured {
  const { by, ...asset } = given
  if (by === 0n) return {}
  return by > 0n
    ? { change: { ...asset, amount: by, direction: 'in' } }
    : { change: { ...asset, amount: -by, direction: 'out' } }
}
