import { expect, test, vi } from 'vitest'
import { setUpWallet } from '../test/setUpWallet.ts'
import { delay } from './delay.ts'
import { rejectRequest } from './rejectRequest.ts'

test('default', async () => {
  vi.useFakeTimers()
  const { wallet, call } = setUpWallet()
  wallet.program('eth_chainId', delay(3000))
  let answer: unknown
  const request = call('eth_chainId').then((value) => {
    answer = value
  })
  await vi.advanceTimersByTimeAsync(2999)
  expect(answer).toBe(undefined)
  await vi.advanceTimersByTimeAsync(1)
  await request
  expect(answer).toBe('0x1')
  vi.useRealTimers()
})

test('parameters: next', async () => {
  const { wallet, call } = setUpWallet()
  wallet.program('eth_chainId', delay(1, rejectRequest()))
  await expect(call('eth_chainId')).rejects.toMatchObject({ code: 4001 })
})
