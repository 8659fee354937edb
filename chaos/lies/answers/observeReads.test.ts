import { expect, onTestFinished, test } from 'vitest'
import { type Page, runIn } from '../../browser/page.ts'
import { observeReads } from './observeReads.ts'

const page: Page = { tab: 0, window: new EventTarget(), globals: {}, isOpen: true }
const text = '{"rows":[{"a":1,"b":2}]}'
const heard = { answer: 'x', at: 0 }

function watch() {
  const reads = observeReads()
  onTestFinished(reads.stop)
  return { reads, list: () => reads.list.map(({ path }) => path.join('.')) }
}

test('default: what the code of a page reads is noted, also where nothing is', () => {
  const { reads, list } = watch()
  reads.expect(text, heard)
  const value = runIn(page, () => JSON.parse(text))
  expect(value.rows[0].a).toBe(1)
  expect('stale' in value).toBe(false)
  expect(value.rows[0].price).toBeUndefined()
  expect(list()).toEqual(['rows', 'rows.0', 'rows.0.a', 'stale', 'rows.0.price'])
})

test('behavior: wallets, servers and other texts are not watched', () => {
  const { reads, list } = watch()
  reads.expect(text, heard)
  expect(JSON.parse(text).rows).toHaveLength(1)
  expect(runIn(page, () => JSON.parse('{"a":1}').a)).toBe(1)
  expect(list()).toEqual([])
})

test('behavior: lists are lists, and what every object has is no field', async () => {
  const { reads, list } = watch()
  const value = reads.observe({ rows: [3, 4] }, heard)
  expect(Array.isArray(value.rows)).toBe(true)
  expect(value.rows.map((one) => one + 1)).toEqual([4, 5])
  expect(String(await value)).toBe('[object Object]')
  expect(list()).toEqual(['rows', 'rows.0', 'rows.1'])
})
