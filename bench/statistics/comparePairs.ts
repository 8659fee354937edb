import { median } from './median.ts'

export type Pair = { readonly bare: number; readonly cleat: number }

export type Comparison = Pair & { readonly ratio: number }

/**
 * Compares two sides that were measured alternately. The ratio is the median of the ratios of the
 * pairs, so a machine that slows down affects both sides.
 */
export function comparePairs(pairs: readonly Pair[]): Comparison {
  return {
    bare: median(pairs.map(({ bare }) => bare)),
    cleat: median(pairs.map(({ cleat }) => cleat)),
    ratio: median(pairs.map(({ bare, cleat }) => cleat / bare)),
  }
}
