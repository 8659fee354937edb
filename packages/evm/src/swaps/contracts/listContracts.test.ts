import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { findSpender } from './findSpender.ts'
import { listContracts } from './listContracts.ts'
import { pinnedContracts } from './pinnedContracts.ts'

const texts = JSON.stringify(pinnedContracts).match(/0x\w+/g) ?? []

test('behavior: every pinned address has its checksum', () => {
  expect(texts.length).toBeGreaterThan(80)
  for (const address of texts) expect(getAddress(address.toLowerCase())).toBe(address)
})

test.each(Object.keys(pinnedContracts))('behavior: chain %s names no address twice', (id) => {
  const { cow, ...pinned } = pinnedContracts[Number(id)] ?? {}
  const own = JSON.stringify({ ...cow, ...pinned }).match(/0x\w+/g) ?? []
  expect(new Set(own.map((address) => address.toLowerCase())).size).toBe(own.length)
})

test('default', () => {
  const { wrapped, kinds, cow } = listContracts(1, {})
  expect(wrapped).toBe('0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2')
  expect(Object.fromEntries(kinds)).toMatchInlineSnapshot(`
    {
      "0x0000000000001ff3684f28c67538d4d072c22734": "0x",
      "0x0000000085e102724e78ecd2f45dc9ca239affad": "universal-router-proxy",
      "0x111111125421ca6dc452d289314280a0f8842a65": "1inch",
      "0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae": "lifi",
      "0x23617e59a5925b2a4bf75d73ff6711cd0b29de85": "universal-router-2.1",
      "0x4c82d1fbfe28c977cbb58d8c7ff8fcf9f70a2cca": "universal-router-2.1",
      "0x66a9893cc07d91d95644aedd05d03f95e1dba8af": "universal-router-2.0",
      "0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45": "v3",
      "0x7a250d5630b4cf539739df2c5dacb4c659f2488d": "v2",
      "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2": "wrapped",
    }
  `)
  expect(cow).toEqual({
    settlement: '0x9008d19f58aabd9ed0d60971565aa8510560ab41',
    relayer: '0xc92e8bdf79f0507f65a392b0ab4667716bfe0110',
  })
})

const own = { wrapped: `0x${'AB'.repeat(20)}`, v2Routers: [`0x${'CD'.repeat(20)}`] }

test('behavior: an unknown chain has what the app names', () => {
  expect(listContracts(31_337, {})).toEqual({
    ...{ wrapped: undefined, cow: undefined, kinds: new Map() },
  })
  const contracts = { 'eip155:31337': own, 'eip155:1': {} }
  expect(listContracts(31_337, { contracts })).toEqual({
    ...{ wrapped: `0x${'ab'.repeat(20)}`, cow: undefined },
    kinds: new Map([
      [`0x${'cd'.repeat(20)}`, 'v2'],
      [`0x${'ab'.repeat(20)}`, 'wrapped'],
    ]),
  })
})

test('behavior: the app’s contracts stand beside those that Cleat knows', () => {
  const { wrapped, kinds } = listContracts(1, { contracts: { 'eip155:1': own } })
  expect(wrapped).toBe(`0x${'ab'.repeat(20)}`)
  expect(kinds.get(`0x${'cd'.repeat(20)}`)).toBe('v2')
  expect(kinds.get('0x7a250d5630b4cf539739df2c5dacb4c659f2488d')).toBe('v2')
  // It is no token of the coin beside the app's, for which the routers are.
  expect(kinds.has('0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2')).toBe(false)
})

const known = listContracts(1, {})
const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'

test.each([
  ['v2', '0x7a250d5630b4cf539739df2c5dacb4c659f2488d', undefined],
  ['v3', '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45', undefined],
  ['1inch', '0x111111125421ca6dc452d289314280a0f8842a65', undefined],
  ['LI.FI', '0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae', undefined],
  ['0x', '0x0000000000001ff3684f28c67538d4d072c22734', undefined],
  ['the proxy', '0x0000000085e102724e78ecd2f45dc9ca239affad', undefined],
  ['Universal Router 2.0', '0x66a9893cc07d91d95644aedd05d03f95e1dba8af', permit2],
  ['Universal Router 2.1', '0x4c82d1fbfe28c977cbb58d8c7ff8fcf9f70a2cca', permit2],
  ['CoW', known.cow?.settlement ?? '', known.cow?.relayer],
])('behavior: who takes tokens for %s', (_, router, spender) => {
  expect(findSpender(router, known)).toBe(spender ?? router)
})

test.each([
  ['the token of the coin', known.wrapped ?? ''],
  ['another contract', `0x${'66'.repeat(20)}`],
])('behavior: %s takes no tokens', (_, router) => {
  expect(findSpender(router, known)).toBeUndefined()
})
