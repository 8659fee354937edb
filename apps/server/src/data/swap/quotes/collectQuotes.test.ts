import { expect, test, vi } from 'vitest'
import { createDrops } from '../../drops/createDrops.ts'
import type { SwapSource } from '../source/swapSource.ts'
import { createFakeSource } from '../test/createFakeSource.ts'
import { createQuestion } from '../test/createQuestion.ts'
import { createCall, createQuote } from '../test/createQuote.ts'
import { collectQuotes } from './collectQuotes.ts'

const question = createQuestion({ from: 'USDC', to: 'DAI', amount: 10n ** 9n })
const { signal } = new AbortController()

function collect(sources: readonly SwapSource[], more: Partial<collectQuotes.Parameters> = {}) {
  const drops = createDrops({ logger: { info: () => undefined } })
  const given = { sources, question, isFirm: true, drops, signal, timeoutMs: 100, ...more }
  return { answer: collectQuotes(given), figures: drops.figures }
}

const never = new Promise<never>(() => undefined)

test('default: all at once, the highest amount first', async () => {
  const all = Promise.withResolvers<void>()
  let asked = 0
  // None answers before all are asked.
  const together = [3n, 1n, 2n].map(
    (amount) =>
      createFakeSource({
        quote: async () => {
          asked += 1
          if (asked === 3) all.resolve()
          await all.promise
          return [createQuote({ toAmount: amount, minToAmount: amount })]
        },
      }).source,
  )
  const { quotes, unavailable } = await collect(together, { timeoutMs: 10_000 }).answer
  expect(quotes.map(({ quote }) => quote.toAmount)).toEqual([3n, 2n, 1n])
  expect(unavailable).toEqual([])
})

test('behavior: sources that fail, hang or throw do not keep the others', async () => {
  const bad = [
    createFakeSource({ id: 'hangs', quote: () => never }),
    createFakeSource({ id: 'rejects', quote: () => Promise.reject(new Error('no')) }),
    createFakeSource({
      id: 'throws',
      quote: () => {
        throw new TypeError('no')
      },
    }),
    createFakeSource({ id: 'empty', quote: () => [] }),
  ].map(({ source }) => source)
  const good = createFakeSource({ id: 'good' }).source
  const { answer, figures } = collect([...bad, good])
  const { quotes, unavailable } = await answer
  expect(quotes.map(({ source }) => source.id)).toEqual(['good'])
  expect(unavailable.map(({ id }) => id)).toEqual(['hangs', 'rejects', 'throws'])
  expect(figures()).toEqual({ 'eip155:1 source of quotes unavailable': 3 })
})

test('behavior: a hanging source adds four seconds', async () => {
  vi.useFakeTimers()
  const hangs = createFakeSource({ id: 'hangs', quote: () => never }).source
  const { answer } = collect([hangs, createFakeSource().source], { timeoutMs: undefined })
  let isOver = false
  answer.finally(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(3999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect((await answer).quotes).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('behavior: a hanging source hears that it is too late', async () => {
  let reason: unknown
  const { source } = createFakeSource({
    quote: ({ signal: deadline }) =>
      new Promise((_, reject) => {
        deadline.addEventListener('abort', () => {
          reason = deadline.reason
          reject(deadline.reason)
        })
      }),
  })
  await collect([source]).answer
  expect(reason).toMatchObject({ code: 'CHAIN_UNAVAILABLE', isOwnLimit: false })
})

test('behavior: what is impossible is dropped and counted, and its source has failed', async () => {
  const half = createFakeSource({
    id: 'half',
    quote: () => [createQuote(), createQuote({ toAmount: -1n })],
  }).source
  const none = createFakeSource({ id: 'none', quote: () => [createQuote({ gas: 1n })] }).source
  const { answer, figures } = collect([half, none])
  const { quotes, unavailable } = await answer
  expect(quotes).toHaveLength(1)
  expect(unavailable.map(({ id }) => id)).toEqual(['none'])
  expect(figures()).toEqual({
    'eip155:1 quote of an impossible amount': 1,
    'eip155:1 quote with an impossible call': 1,
    'eip155:1 source of quotes unavailable': 1,
  })
})

test('behavior: at most four of a source, and twelve in all', async () => {
  const many = (id: string) =>
    createFakeSource({ id, quote: () => Array.from({ length: 9 }, () => createQuote()) }).source
  const { answer, figures } = collect(['a', 'b', 'c', 'd'].map(many))
  expect((await answer).quotes).toHaveLength(12)
  expect(figures()).toEqual({ 'eip155:1 more than is taken': 4 * 5 + 4 })
})

test('behavior: an indicative quote has no call', async () => {
  const { source } = createFakeSource({ quote: () => [createQuote({ call: createCall() })] })
  const indicative = await collect([source], { isFirm: false }).answer
  expect(indicative.quotes[0]?.quote).not.toHaveProperty('call')
  expect((await collect([source]).answer).quotes[0]?.quote).toHaveProperty('call')
})

test('error: the client leaves', async () => {
  const leaving = new AbortController()
  const { source } = createFakeSource({ quote: () => new Promise(() => undefined) })
  const { answer, figures } = collect([source], { signal: leaving.signal })
  leaving.abort(new Error('gone'))
  await expect(answer).rejects.toThrow('gone')
  expect(figures()).toEqual({})
  const { answer: late } = collect([source], { signal: leaving.signal })
  await expect(late).rejects.toThrow('gone')
})
