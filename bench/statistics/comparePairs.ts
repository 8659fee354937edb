import { percentile } from './percentile.ts'

export type Pair = { readonly bare: number; readonly cleat: number }

export type Comparison = Pair & { readonly ratio: number }

/**
 * Compares the quickest quarters of two sides that were measured alternately. Other load on the
 * machine only slows a page down, so the quick ones show what the page itself costs.
 */
export function comparePairs(pairs: readonly Pair[]): Comparison {
  const quick = (side: keyof Pair) =>
    percentile(
      pairs.map((pair) => pair[side]),
      25,
    )
  const [bare, cleat] = [quick('bare'), quick('cleat')]
  return { bare, cleat, ratio: cleat / bare }
}
