import { expect, test } from 'vitest'
import { createFakeSource } from '../test/createFakeSource.ts'
import { createQuestion } from '../test/createQuestion.ts'
import { createCall, createQuote } from '../test/createQuote.ts'
import { createQuoteStore } from './createQuoteStore.ts'

const question = createQuestion({ from: 'USDC', to: 'DAI', amount: 10n ** 9n })
const { source } = createFakeSource()
const forever = Number.MAX_SAFE_INTEGER

function setUp(parameters: createQuoteStore.Parameters = {}) {
  let time = 1000
  const store = createQuoteStore({ ...parameters, now: () => time })
  const add = (parts: Parameters<typeof createQuote>[0] = {}) =>
    store.add({ source, question, quote: createQuote({ expiresAt: forever, ...parts }) })
  const pass = (ms: number) => {
    time += ms
  }
  return { ...store, add, pass }
}

test('default', () => {
  const { add, get } = setUp()
  const memo = { path: ['0x1'], amount: 7n }
  const id = add({ memo })
  expect(id).toMatch(/^[\w-]{22}$/)
  expect(get(id)).toMatchObject({ source, question, quote: { toAmount: 1000n, memo } })
  expect(get('A'.repeat(22))).toBeUndefined()
})

test('behavior: ids are random', () => {
  const { add } = setUp()
  const ids = Array.from({ length: 1000 }, () => add())
  expect(new Set(ids).size).toBe(1000)
})

test('behavior: a minute, or until the quote is over', () => {
  const { add, get, pass } = setUp()
  const id = add()
  const short = add({ expiresAt: 11_000 })
  pass(9_999)
  expect([get(id), get(short)].map(Boolean)).toEqual([true, true])
  pass(1)
  expect([get(id), get(short)].map(Boolean)).toEqual([true, false])
  pass(50_000)
  expect(get(id)).toBeUndefined()
})

test('behavior: calls are not kept', () => {
  const { add, get } = setUp()
  expect(get(add({ call: createCall() }))?.quote).not.toHaveProperty('call')
})

test('behavior: the oldest make room, by number and by size', () => {
  const few = setUp({ capacity: 2 })
  const ids = [few.add(), few.add(), few.add()]
  expect(ids.map((id) => Boolean(few.get(id)))).toEqual([false, true, true])
  const small = setUp({ capacityChars: 250 })
  const memos = [1, 2, 3].map(() => small.add({ memo: 'x'.repeat(98) }))
  expect(memos.map((id) => Boolean(small.get(id)))).toEqual([false, true, true])
})

test('behavior: room of what is over is free again', () => {
  const { add, get, pass } = setUp({ capacityChars: 250 })
  for (let count = 0; count < 10; count += 1) {
    const ids = [add({ memo: 'x'.repeat(98) }), add({ memo: 'x'.repeat(98) })]
    expect(ids.map((id) => Boolean(get(id)))).toEqual([true, true])
    pass(60_000)
  }
})

test('behavior: a long memo is not kept, but its quote is', () => {
  const { add, get } = setUp()
  const kept = get(add({ memo: 'x'.repeat(40_000) }))
  expect(kept?.quote).toMatchObject({ toAmount: 1000n })
  expect(kept?.quote).not.toHaveProperty('memo')
})
