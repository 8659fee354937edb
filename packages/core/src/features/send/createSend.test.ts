import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestSend, ether, payer, receiver } from '../../test/createTestSend.ts'
import { mainnetId } from '../../test/networks.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('default', async () => {
  const { send, chain, events, cache } = await createTestSend()
  const { state } = send
  send.start()
  await vi.waitFor(() => expect(state.token).toMatchObject({ symbol: 'ETH', chainId: mainnetId }))
  expect(send.validate()).toBe('amount')
  send.setAmount(ether / 2n)
  expect(send.validate()).toBe('receiver')
  send.setReceiver(` ${receiver} `)
  expect(send.validate()).toBe('receiver-pending')
  await vi.waitFor(() => expect(send.validate()).toBeUndefined())
  expect(state.receiver).toEqual({ status: 'success', notices: [{ type: 'first-time' }] })

  await send.prepare()
  expect(state.preparing).toMatchObject({
    status: 'success',
    prepared: { fee: { limit: 42_000n } },
  })
  const sending = send.send()
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
  expect(send.pendingTransactions).toMatchObject([
    { hash, status: 'pending', amount: '0.5', to: receiver },
  ])

  chain.decide(hash, { status: 'confirmed', hash })
  await vi.waitFor(() => expect(state.sending.status).toBe('success'))
  expect(send.pendingTransactions).toMatchObject([{ hash, status: 'confirmed' }])
  expect(cache.stale).toEqual(['holdings', 'activity', 'balance'])
  expect(events.slice(-3)).toEqual(['OPEN_SEND', 'SEND_INITIATED', 'SEND_SUCCESS'])
})
