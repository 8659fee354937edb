import { expect, test } from 'vitest'
import { formatChanges } from './formatChanges.ts'
import type { Verdict } from './judge.ts'
import { toFigures } from './toFigures.ts'

function verdict(name: string, value: number | undefined, more: object = {}): Verdict {
  const budget = { name, unit: 'kB', max: 20, ...more }
  const measurement = value === undefined ? undefined : { value }
  return { budget, measurement, isKept: true, isSlow: false }
}

test('default: what grew, what shrank, what is new and what is gone', () => {
  const before = toFigures({
    size: [verdict('page', 18.2), verdict('modal', 70), verdict('same', 5.01), verdict('gone', 3)],
  })
  const parts = {
    size: [
      verdict('page', 18.4),
      verdict('modal', 69.5),
      verdict('same', 5.02),
      verdict('gone', undefined),
      verdict('new', 1, { max: undefined }),
    ],
  }
  expect(`\n${formatChanges({ before, parts })}`).toMatchInlineSnapshot(`
    "
    | | before | after | change | budget |
    | --- | --: | --: | --: | --: |
    | page | 18.2 kB | 18.4 kB | +0.2 kB | 20.0 kB |
    | modal | 70.0 kB | 69.5 kB | -0.5 kB | 20.0 kB |
    | gone | 3.0 kB |  |  | 20.0 kB |
    | new |  | 1.0 kB |  |  |
    "
  `)
})

test('behavior: nothing changed', () => {
  const parts = { size: [verdict('page', 18.2)] }
  expect(formatChanges({ before: toFigures(parts), parts })).toBe('No size changes.\n')
})

test('behavior: a part that was not measured before is new', () => {
  const parts = { views: [verdict('Swap', 6)] }
  expect(formatChanges({ before: {}, parts })).toContain('| Swap |  | 6.0 kB |  | 20.0 kB |')
})
