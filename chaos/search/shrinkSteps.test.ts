import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shrinkSteps } from './shrinkSteps.ts'

test('default: what is needed is left', async () => {
  const steps = Array.from({ length: 100 }, (_, at) => at)
  const fails = async (left: readonly number[]) => left.includes(7) && left.includes(83)
  expect(await shrinkSteps({ steps, fails, budget: 100_000 })).toEqual([7, 83])
})

test('behavior: with no budget left, it is what it has', async () => {
  const fails = async (left: readonly number[]) => left.includes(1)
  expect(await shrinkSteps({ steps: [1, 2, 3, 4], fails, budget: 4 })).toEqual([1, 2])
})

test('property: the result fails, too, and no single step of it can go', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.nat(60), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 61, max: 90 }),
      async (needed, length) => {
        const steps = Array.from({ length }, (_, at) => at)
        const fails = async (left: readonly number[]) => needed.every((one) => left.includes(one))
        const left = await shrinkSteps({ steps, fails, budget: 1_000_000 })
        expect(left).toEqual([...needed].sort((one, other) => one - other))
      },
    ),
  )
})
