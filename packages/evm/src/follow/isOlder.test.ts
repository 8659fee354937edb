import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOlder } from './isOlder.ts'

const from = `0x${'a1'.repeat(20)}`
const other = `0x${'b2'.repeat(20)}`

const judge = (
  parts: { by?: string; nonce?: bigint; block?: bigint },
  trackingData?: isOlder.Parameters['trackingData'],
) => {
  const { by = from, nonce = 7n, block = 1000n } = parts
  return isOlder({
    from,
    transaction: { from: by, nonce },
    receipt: { blockNumber: block },
    trackingData,
  })
}

test('default: with a lower nonce than the next one was, the account made it before', () => {
  expect(judge({ nonce: 6n }, { next: '0x7' })).toBe(true)
  expect(judge({ nonce: 7n }, { next: '0x7' })).toBe(false)
  expect(judge({ nonce: 8n }, { next: '0x7' })).toBe(false)
})

test('default: in a block of long before the wallet was asked, it was made before', () => {
  expect(judge({ block: 979n }, { asked: '0x3e8' })).toBe(true)
  expect(judge({ block: 980n }, { asked: '0x3e8' })).toBe(false)
  expect(judge({ block: 1001n }, { asked: '0x3e8' })).toBe(false)
})

test('behavior: the nonce of another account says nothing, its block does', () => {
  const trackingData = { next: '0x7', asked: '0x3e8' }
  expect(judge({ by: other, nonce: 0n }, trackingData)).toBe(false)
  expect(judge({ by: other, nonce: 9n, block: 900n }, trackingData)).toBe(true)
})

test('behavior: what was in a block before the request, another account made before', () => {
  expect(judge({ by: other, block: 1000n }, { tip: '0x3e8' })).toBe(true)
  expect(judge({ by: other, block: 1001n }, { tip: '0x3e8', asked: '0x3e8' })).toBe(false)
  expect(judge({ by: other, block: 990n }, { asked: '0x3e8' })).toBe(false)
  expect(judge({ by: other, block: 990n }, { tip: 1000 })).toBe(false)
})

test('behavior: one of both is enough', () => {
  expect(judge({ nonce: 6n, block: 1005n }, { next: '0x7', asked: '0x3e8' })).toBe(true)
  expect(judge({ nonce: 7n, block: 5n }, { next: '0x7', asked: '0x3e8' })).toBe(true)
})

test('behavior: a first payment has none before it', () => {
  expect(judge({ nonce: 0n, block: 0n }, { next: '0x0', asked: '0x0' })).toBe(false)
})

test.each([
  undefined,
  {},
  { next: 8, asked: 2000 },
  { next: '8', asked: '2000' },
  { next: '0x', asked: '' },
  { next: '-0x8', asked: `0x${'f'.repeat(17)}` },
])('error: %j tells nothing', (trackingData) => {
  expect(judge({ nonce: 0n, block: 0n }, trackingData)).toBe(false)
})

test('property: what is made after the wallet was asked is never older', () => {
  const number = fc.bigInt({ min: 0n, max: 1n << 53n })
  fc.assert(
    fc.property(number, number, number, number, (next, asked, later, blocks) => {
      const trackingData = { next: `0x${next.toString(16)}`, asked: `0x${asked.toString(16)}` }
      expect(judge({ nonce: next + later, block: asked + blocks }, trackingData)).toBe(false)
    }),
  )
})
