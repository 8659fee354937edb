import type budgets from '../budgets.json'
import { countErrors } from '../money/countErrors.ts'
import type { Findings } from './bench.ts'

/** The quick form, a tenth of it, is a test of `countErrors`. */
const count = 1_000_000

/** Counts how many of a million amounts are changed by formatting, parsing or conversion. */
export function measureMoney(): Findings<typeof budgets.money> {
  const started = performance.now()
  const { written, typed, fiat } = countErrors({ count })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return {
    measured: { written: { value: written }, typed: { value: typed }, fiat: { value: fiat } },
    notes: [`money: ${count.toLocaleString('en')} amounts of 0 to 36 decimals in ${seconds} s`],
  }
}
