/**
 * A price impact, given as a share of 1, in hundredths of a percent: rounded up, and from none to
 * all.
 */
export function toImpactBps(share: number): number {
  // Without the errors of binary fractions.
  const bps = Math.ceil(Number((share * 10_000).toFixed(6)))
  return Math.min(Math.max(bps, 0), 10_000)
}
