import type budgets from '../budgets.json'
import { countErrors } from '../money/countErrors.ts'
import type { Findings } from './bench.ts'

/** The quick form, a tenth of it, is a test beside `countErrors`. */
const count = 1_000_000

/** How many of a million amounts become others, by however little: when they are written, typed, or worth something. */
export function measureMoney(): Findings<typeof budgets.money> {
  const started = performance.now()
  const { written, typed, fiat } = countErrors({ count })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return {
    measured: { written: { value: written }, typed: { value: typed }, fiat: { value: fiat } },
    notes: [`money: ${count.toLocaleString('en')} amounts of 0 to 36 decimals in ${seconds} s`],
  }
}
