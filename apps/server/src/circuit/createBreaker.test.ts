import { expect, test } from 'vitest'
import { createBreaker } from './createBreaker.ts'

function setUp() {
  let time = 0
  const logged: [string, unknown][] = []
  const write = (line: string, facts: unknown) => logged.push([line, facts])
  const breaker = createBreaker({
    name: 'the API',
    logger: { info: write, error: write },
    readFailure: (error) =>
      error instanceof RangeError
        ? { reason: error.message, retryAfterMs: Number(error.cause) || undefined }
        : undefined,
    failures: 2,
    restMs: 1000,
    now: () => time,
  })
  const run = (error?: Error) =>
    breaker
      .run({
        work: async () => {
          if (error) throw error
          return 'an answer'
        },
        onRest: (reason) => new Error(reason),
      })
      .catch(({ message }: Error) => message)
  const pass = (ms: number) => {
    time += ms
  }
  return { run, logged, pass }
}

test('default', async () => {
  const { run, logged, pass } = setUp()
  expect([await run(new RangeError('away')), await run(new RangeError('away'))]).toEqual([
    'away',
    'away',
  ])
  expect(await run()).toBe('the API rests')
  pass(1000)
  expect(await run()).toBe('an answer')
  expect(logged[0]).toEqual(['public API is left alone', { api: 'the API', reason: 'away' }])
})

test('behavior: it rests for as long as the API asks', async () => {
  const { run, pass } = setUp()
  await run(new RangeError('busy', { cause: 5000 }))
  pass(4999)
  expect(await run()).toBe('the API rests')
  pass(1)
  expect(await run()).toBe('an answer')
})

test('behavior: other errors do not count', async () => {
  const { run } = setUp()
  for (let count = 0; count < 5; count += 1) await run(new TypeError('left'))
  expect(await run()).toBe('an answer')
})
