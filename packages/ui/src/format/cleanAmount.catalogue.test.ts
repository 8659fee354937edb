import { createRequire } from 'node:module'
import { parseAmount } from '@cleat/core/data'
import { expect, test } from 'vitest'
import { cleanAmount } from './cleanAmount.ts'
import { findAmountRefusal } from './findAmountRefusal.ts'
import { getNumberSigns } from './getNumberSigns.ts'

type Row = { readonly id: string; readonly verdict: string; readonly examples: readonly unknown[] }
type Example = { readonly text: string; readonly decimals: number; readonly units?: string }

const rows: readonly Row[] = createRequire(import.meta.url)('@cleat/testing/bad-input.json')
const signs = getNumberSigns('en')

/** Reads what a visitor types, as the form does. */
function read({ text, decimals }: Example): bigint | undefined {
  if (findAmountRefusal({ text, decimals, signs })) return undefined
  return parseAmount(cleanAmount({ text, decimals, groupSign: signs.group }) ?? '', decimals)
}

const toExample = (value: unknown): Example[] => {
  if (typeof value === 'string') return [{ text: value, decimals: 18 }]
  const isAmount = typeof value === 'object' && value !== null && 'text' in value
  return isAmount ? [value as Example] : []
}
/** Prices are no amounts. */
const isAmount = ({ id }: Row) => id.startsWith('D') && id !== 'D50'
const examples = rows
  .filter(isAmount)
  .flatMap(({ id, verdict, examples }) =>
    examples.flatMap(toExample).map((example) => [id, verdict, example] as const),
  )

test('default: there are examples of amounts', () => {
  expect(examples.length).toBeGreaterThan(35)
})

test.each(examples)('behavior: the published example of %s: %s %j', (_id, verdict, example) => {
  const units = read(example)
  if (verdict === 'accept') {
    expect(units).toBeTypeOf('bigint')
    if (example.units !== undefined) expect(units).toBe(BigInt(example.units))
  } else expect(units ?? 0n).toBe(0n)
})
