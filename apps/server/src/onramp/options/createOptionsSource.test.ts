import { expect, test } from 'vitest'
import type { ProviderOptions } from '../contract/providerOptions.ts'
import { createOptionsSource } from './createOptionsSource.ts'

const { signal } = new AbortController()
const hourMs = 3_600_000

function setUp() {
  let time = 0
  let isAway = false
  let asked = 0
  const provider = {
    id: 'coinbase' as const,
    async options(): Promise<ProviderOptions> {
      asked += 1
      if (isAway) throw new Error('away')
      return {
        assets: [],
        payments: [{ currency: `C${asked}`, method: 'card', limits: undefined }],
      }
    },
  }
  const source = createOptionsSource({ now: () => time })
  const read = async (country = 'US') => {
    const region = { country, subdivision: undefined }
    const { payments } = await source.read({ provider, region, signal })
    return payments[0]?.currency
  }
  return {
    read,
    asked: () => asked,
    pass(ms: number) {
      time += ms
    },
    away(value: boolean) {
      isAway = value
    },
  }
}

test('default', async () => {
  const { read, asked, pass } = setUp()
  expect(await Promise.all([read(), read(), read()])).toEqual(['C1', 'C1', 'C1'])
  pass(hourMs - 1)
  expect(await read()).toBe('C1')
  expect(asked()).toBe(1)
  pass(1)
  expect(await read()).toBe('C2')
})

test('behavior: each country has its own', async () => {
  const { read } = setUp()
  expect([await read('US'), await read('DE'), await read('US')]).toEqual(['C1', 'C2', 'C1'])
})

test('behavior: while the provider is away, what it sold counts for a day', async () => {
  const { read, pass, away } = setUp()
  await read()
  away(true)
  pass(23 * hourMs)
  expect(await read()).toBe('C1')
  pass(2 * hourMs)
  await expect(read()).rejects.toThrow('away')
  away(false)
  expect(await read()).toBe('C4')
})
