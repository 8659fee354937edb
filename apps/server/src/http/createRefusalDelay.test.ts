import { expect, test } from 'vitest'
import { createRefusalDelay } from './createRefusalDelay.ts'

async function measure(work: () => Promise<unknown>) {
  const started = performance.now()
  await work()
  return performance.now() - started
}

test('default', async () => {
  const { wait } = createRefusalDelay()
  expect(await measure(wait)).toBeGreaterThan(295)
})

test('behavior: many wait at the same time', async () => {
  const { wait } = createRefusalDelay({ delayMs: 50 })
  const all = () => Promise.all(Array.from({ length: 100 }, wait))
  expect(await measure(all)).toBeGreaterThan(45)
})

test('parameters: maxWaiting: who comes above it does not wait, and later ones do again', async () => {
  const { wait } = createRefusalDelay({ delayMs: 60_000, maxWaiting: 2 })
  void wait()
  void wait()
  expect(await measure(wait)).toBeLessThan(30_000)
  const short = createRefusalDelay({ delayMs: 20, maxWaiting: 1 })
  await short.wait()
  expect(await measure(short.wait)).toBeGreaterThan(15)
})
