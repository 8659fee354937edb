import type { SwapOffer } from '@cleat/core/adapter'
import { isCleatError } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { readOfferCall } from './readOfferCall.ts'

const { swap, offer, router } = swapFacts
const coins = { ...swap, source: { symbol: 'ETH', decimals: 18 } }
const data = '0x12345678AB'

function read(call: unknown, given = swap) {
  return readOfferCall(given, { ...offer, call } as SwapOffer)
}

test('default', () => {
  const call = { to: router, data, value: 0n }
  expect(read({ to: router, data })).toEqual({ ...call, data: data.toLowerCase() })
})

test('behavior: as a service of the Data API writes it', () => {
  const call = {
    ...{ from: `eip155:1:${swap.address}`, to: `eip155:1:${router}`, data },
    ...{ amount: swap.amount.toString(), value: swap.amount.toString() },
    eip155: { gas: '150000', gasPrice: '1' },
  }
  expect(read(call, coins)).toMatchObject({ to: router, value: swap.amount, gas: 150_000n })
})

test('behavior: a key twice counts once, for what is checked and for what is signed', () => {
  const thief = `0x${'ab'.repeat(20)}`
  const text = `{"to":"${thief}","data":"0x00000000","to":"${router}","data":"${data}"}`
  const call: unknown = JSON.parse(text)
  expect(read(call)).toEqual({ to: router, data: data.toLowerCase(), value: 0n })
})

test('behavior: gas in hex digits is the same hint', () => {
  expect(read({ to: router, data, gas: '0x249f0' }).gas).toBe(150_000n)
})

test('behavior: a source that names no value pays what was entered', () => {
  expect(read({ to: router, data }, coins).value).toBe(swap.amount)
  expect(read({ to: router, data }).value).toBe(0n)
})

test.each([0, '0', '-5', '5000001', '1000000000000', '249f0', '0x', '1.5', 'much', 2 ** 60, null])(
  'behavior: gas of %s is not a hint',
  (gas) => {
    expect(read({ to: router, data, gas })).not.toHaveProperty('gas')
  },
)

test.each<[field: string, call: unknown]>([
  ['to', undefined],
  ['to', 'text'],
  ['to', { data }],
  ['to', { to: '0x12', data }],
  ['to', { to: `eip155:8453:${router}`, data }],
  ['to', { to: `solana:1:${router}`, data }],
  ['to', { to: `eip155:1:0x12:${router}`, data }],
  ['data', { to: router }],
  ['data', { to: router, data: '0x' }],
  ['data', { to: router, data: '0x123456' }],
  ['data', { to: router, data: '0x123456789' }],
  ['data', { to: router, data: `0x${'00'.repeat(65_537)}` }],
  ['data', { to: router, data: 5 }],
  ['value', { to: router, data, value: '1' }],
  ['value', { to: router, data, value: '-1' }],
  ['value', { to: router, data, value: 0 }],
  ['value', { to: router, data, value: '' }],
])('error: SWAP_QUOTE_MISMATCH by its %s: %o', (field, call) => {
  try {
    read(call)
    expect.unreachable()
  } catch (error) {
    expect(isCleatError(error, 'SWAP_QUOTE_MISMATCH')).toBe(true)
    expect(error).toMatchObject({ context: { field, source: 'Local Exchange' } })
  }
})
