import { expect, test } from 'vitest'
import { ChainUnavailableError } from '../rpc/chainUnavailableError.ts'
import { createCircuit } from './createCircuit.ts'

const chainId = 'eip155:1'

function setUp() {
  let time = 0
  let calls = 0
  const logged: string[] = []
  const circuit = createCircuit({
    name: 'the API',
    logger: { info: (line) => logged.push(line), error: (line) => logged.push(line) },
    now: () => time,
  })
  const run = (error?: Error) =>
    circuit
      .run(chainId, async () => {
        calls += 1
        if (error) throw error
        return 'an answer'
      })
      .catch(({ cause }: Error) => cause)
  const pass = (ms: number) => {
    time += ms
  }
  return { run, pass, logged, calls: () => calls }
}

const away = (retryAfterMs?: number) =>
  new ChainUnavailableError({ chainId, reason: 'status 500', retryAfterMs })

test('default', async () => {
  const { run, pass, logged, calls } = setUp()
  expect([await run(away()), await run(away()), await run(away())]).toEqual(
    Array.from({ length: 3 }, () => 'status 500'),
  )
  expect(await run()).toBe('the API rests')
  expect(calls()).toBe(3)
  pass(30_000)
  expect(await run()).toBe('an answer')
  expect(logged).toEqual(['public API is left alone', 'public API answers again'])
})

test('behavior: an answer between failures starts the count again', async () => {
  const { run, logged } = setUp()
  for (const error of [away(), away(), undefined, away(), away()]) await run(error)
  expect(await run()).toBe('an answer')
  expect(logged).toEqual([])
})

test('behavior: after the rest one failure is enough', async () => {
  const { run, pass, calls } = setUp()
  for (const error of [away(), away(), away()]) await run(error)
  pass(30_000)
  await run(away())
  expect(await run()).toBe('the API rests')
  expect(calls()).toBe(4)
})

test('behavior: it rests for as long as the API says, from the first time on', async () => {
  const { run, pass } = setUp()
  await run(away(5000))
  pass(4999)
  expect(await run()).toBe('the API rests')
  pass(1)
  expect(await run()).toBe('an answer')
})

test('behavior: an own limit is no failure, and no answer either', async () => {
  const { run, logged } = setUp()
  const own = new ChainUnavailableError({ chainId, reason: 'too many wait', isOwnLimit: true })
  for (let count = 0; count < 5; count += 1) await run(own)
  expect(await run()).toBe('an answer')
  for (const error of [away(), away(), own, away()]) await run(error)
  expect(await run()).toBe('the API rests')
  expect(logged).toEqual(['public API is left alone'])
})

test('behavior: whoever leaves is no failure', async () => {
  const { run } = setUp()
  for (let count = 0; count < 5; count += 1) await run(new DOMException('Left.', 'AbortError'))
  expect(await run()).toBe('an answer')
})
