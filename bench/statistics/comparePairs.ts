import { median } from './median.ts'

export type Pair = { readonly bare: number; readonly cleat: number }

export type Comparison = Pair & { readonly ratio: number }

/**
 * Compares two sides that were measured in turns. The ratio is the median of each pair's own, so that a machine that slows down
 * meanwhile slows down both.
 */
export function comparePairs(pairs: readonly Pair[]): Comparison {
  return {
    bare: median(pairs.map(({ bare }) => bare)),
    cleat: median(pairs.map(({ cleat }) => cleat)),
    ratio: median(pairs.map(({ bare, cleat }) => cleat / bare)),
  }
}
