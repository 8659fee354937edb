import { expect, onTestFinished, test } from 'vitest'
import { createClock } from '../clock/createClock.ts'
import { createPurchases } from './createPurchases.ts'
import type { DialectId } from './dialectIds.ts'
import { listSoldAssets } from './listSoldAssets.ts'

const [eth] = listSoldAssets({
  chains: [{ id: 8453, name: 'Base' }],
  hasSolana: false,
  hasBitcoin: false,
})

function setUp({ fails = false, dialect = 'coinbase' as DialectId } = {}) {
  const clock = createClock()
  onTestFinished(() => clock.stop())
  const states: string[] = []
  const purchases = createPurchases({
    clock,
    payOut: async () => {
      if (fails) throw new Error('The chain is away.')
      return '0xabc'
    },
    onChange: ({ state }) => states.push(state),
    processingMs: 1000,
  })
  const { id } = purchases.open({
    dialect,
    orderRef: 'order',
    asset: eth!,
    address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    currency: 'USD',
    price: {
      total: '100',
      subtotal: '97',
      providerFee: '2',
      networkFee: '1',
      crypto: '1',
      atoms: 1n,
    },
    redirectUrl: undefined,
    opensUntil: clock.now() + 300_000,
  })
  const pay = (card: string) => purchases.pay({ id, card })
  const state = () => purchases.find(id)?.state
  return { clock, states, purchases, id, pay, state }
}

test('default: a card pays, and the asset is paid out', async () => {
  const { clock, pay, state, states, purchases, id } = setUp()
  expect(pay('4242 4242 4242 4242')).toBeUndefined()
  expect(state()).toBe('processing')
  clock.advance(1000)
  await expect.poll(state).toBe('sent')
  expect(states).toEqual(['processing', 'sent'])
  expect(purchases.find(id)).toMatchObject({ txHash: '0xabc', cardEnd: '4242' })
  expect(purchases.findByRef('order')).toHaveLength(1)
})

test.each([
  ['4000000000000002', ['declined']],
  ['4000000000009995', ['processing', 'refunded']],
  ['4000-0000-0000-0069', ['expired']],
])('default: card %s leads to %j', async (card, wanted) => {
  const { clock, pay, states } = setUp()
  pay(card)
  clock.advance(1000)
  await expect.poll(() => states).toEqual(wanted)
})

test('default: an identity check waits, for a day if need be', async () => {
  const { clock, pay, state, purchases, id } = setUp()
  pay('4000000000003155')
  clock.advance(86_400_000)
  expect(state()).toBe('identity')
  purchases.decide({ id, isApproved: true })
  clock.advance(1000)
  await expect.poll(state).toBe('sent')
  const other = setUp()
  other.pay('4000000000003155')
  other.purchases.decide({ id: other.id, isApproved: false })
  expect(other.state()).toBe('rejected')
})

test('behavior: after a card is declined another pays: another payment, of the same order', async () => {
  const { clock, pay, purchases, id } = setUp()
  expect(purchases.payAgain(id)).toBeUndefined()
  pay('4000000000000002')
  const second = purchases.payAgain(id)?.id ?? ''
  expect(second).not.toBe(id)
  purchases.pay({ id: second, card: '4242424242424242' })
  clock.advance(1000)
  const states = () => purchases.findByRef('order').map(({ state }) => state)
  await expect.poll(states).toEqual(['sent', 'declined'])
})

test('behavior: a session of Stripe takes another card itself', () => {
  const { pay, state, states, purchases, id } = setUp({ dialect: 'stripe' })
  pay('4000000000000002')
  expect(purchases.payAgain(id)).toMatchObject({ id, state: 'open', cardEnd: '0002' })
  pay('4242424242424242')
  expect(state()).toBe('processing')
  expect(states).toEqual(['declined', 'open', 'processing'])
})

test('behavior: a payout that fails is paid back', async () => {
  const { clock, pay, state } = setUp({ fails: true })
  pay('4242424242424242')
  clock.advance(1000)
  await expect.poll(state).toBe('refunded')
})

test('error: another number, and a second payment', () => {
  const { pay, state } = setUp()
  expect(pay('4111111111111111')).toMatch('no test card')
  expect(state()).toBe('open')
  pay('4000000000000002')
  expect(pay('4242424242424242')).toMatch('any more')
})
