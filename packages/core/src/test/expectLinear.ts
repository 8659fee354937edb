import { expect } from 'vitest'

/** Rounds of measuring. The best one counts, because other programs slow the machine down. */
const rounds = 5

/** Milliseconds below which a clock tells nothing about growth. */
const smallestMs = 0.5

/**
 * Fails if the time of `run` grows much faster than the size of its input: four times the size must
 * take less than ten times the time. Says the same on a fast machine and on a busy one.
 */
export async function expectLinear(
  run: (size: number) => unknown,
  parameters: { size: number },
): Promise<void> {
  const { size } = parameters
  const measure = async (at: number) => {
    const start = performance.now()
    await run(at)
    return performance.now() - start
  }
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < rounds; round += 1) {
    small = Math.min(small, await measure(size / 4))
    large = Math.min(large, await measure(size))
  }
  const growth = large / Math.max(small, smallestMs)
  expect(growth, `of the time, at four times the size (${small} ms to ${large} ms)`).toBeLessThan(
    10,
  )
}
