import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

type Row = {
  readonly id: string
  readonly group: string
  readonly expected: string
  readonly provenBy?: readonly { readonly file: string; readonly test: string }[]
  readonly notYet?: string
}
type BadInput = Row & {
  readonly input: string
  readonly examples: readonly unknown[]
  readonly verdict: string
}

const require = createRequire(import.meta.url)

/** What every published row has. */
function expectProven({ id, group, expected, provenBy, notYet }: Row): void {
  expect([id, group, expected].every((text) => /\S/.test(text))).toBe(true)
  expect(notYet === undefined).toBe(provenBy !== undefined)
  expect(provenBy ?? [{ file: 'x', test: 'x' }]).not.toEqual([])
  for (const { file, test } of provenBy ?? []) expect(`${file} ${test}`).toMatch(/\.\w+ \S/)
}

test('default', () => {
  const rows: readonly BadInput[] = require('@cleat/testing/bad-input.json')
  expect(rows).toHaveLength(318)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(318)
  for (const row of rows) {
    expectProven(row)
    expect(row.examples).toBeInstanceOf(Array)
    expect(['refuse', 'warn', 'accept', 'safe']).toContain(row.verdict)
    expect(row.input).toMatch(/\S/)
  }
})

test('behavior: the faults, too', () => {
  const rows: readonly (Row & { readonly fault: string })[] = require('@cleat/testing/faults.json')
  expect(rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: 94 }, (_, at) => at + 1))
  for (const row of rows) {
    expectProven(row)
    expect(row.fault).toMatch(/\S/)
  }
})
