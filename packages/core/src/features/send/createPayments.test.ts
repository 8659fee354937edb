import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestPayments, ether, payer, receiver } from '../../test/createTestPayments.ts'
import { mainnetId } from '../../test/networks.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('default', async () => {
  const { payments, chain, events, cache } = await createTestPayments()
  const { state } = payments
  payments.begin()
  await vi.waitFor(() => expect(state.token).toMatchObject({ symbol: 'ETH', chainId: mainnetId }))
  expect(payments.validate()).toBe('amount')
  payments.setAmount(ether / 2n)
  expect(payments.validate()).toBe('receiver')
  payments.setReceiver(` ${receiver} `)
  expect(payments.validate()).toBe('receiver-pending')
  await vi.waitFor(() => expect(payments.validate()).toBeUndefined())
  expect(state.receiver).toEqual({ status: 'success', notices: [{ type: 'first-time' }] })

  await payments.prepare()
  expect(state.preparing).toMatchObject({
    status: 'success',
    prepared: { fee: { limit: 42_000n } },
  })
  const sending = payments.send()
  expect(state.sending).toMatchObject({ status: 'pending', step: 'wallet' })
  await vi.waitFor(() => expect(chain.questions).toHaveLength(1))
  expect(chain.questions[0]?.payload).toEqual({
    from: payer,
    to: receiver,
    token: undefined,
    amount: ether / 2n,
    chain: '1',
    feeLimit: 42_000n,
  })
  chain.questions[0]?.approve()
  const { hash } = await sending
  expect(state.sending).toMatchObject({ status: 'pending', step: 'network', hash, isSlow: false })
  expect(payments.sent).toMatchObject([{ hash, status: 'pending', amount: '0.5', to: receiver }])

  chain.decide(hash, { status: 'confirmed', hash })
  await vi.waitFor(() => expect(state.sending.status).toBe('success'))
  expect(payments.sent).toMatchObject([{ hash, status: 'confirmed' }])
  expect(cache.stale).toEqual(['holdings', 'activity', 'balance'])
  expect(events.slice(-3)).toEqual(['OPEN_SEND', 'SEND_INITIATED', 'SEND_SUCCESS'])
})
