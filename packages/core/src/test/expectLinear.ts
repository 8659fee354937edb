import { expect } from 'vitest'

/**
 * Rounds of measuring. The best one counts, because other programs and the garbage collector only
 * slow a run down. After the least of them, a growth that is small enough ends the measurement.
 */
const rounds = { least: 5, most: 15 }

const maxGrowth = 10

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
    // Time of the processor: another program that has its turn does not count.
    const start = process.cpuUsage()
    await run(at)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  }
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const getGrowth = () => large / Math.max(small, smallestMs)
  for (
    let round = 0;
    round < rounds.least || (round < rounds.most && getGrowth() >= maxGrowth);
    round += 1
  ) {
    small = Math.min(small, await measure(size / 4))
    large = Math.min(large, await measure(size))
  }
  const message = `of the time, at four times the size (${small} ms to ${large} ms)`
  expect(getGrowth(), message).toBeLessThan(maxGrowth)
}
