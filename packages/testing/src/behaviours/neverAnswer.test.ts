import { expect, test, vi } from 'vitest'
import { setUpWallet } from '../test/setUpWallet.ts'
import { neverAnswer } from './neverAnswer.ts'

test('default', async () => {
  vi.useFakeTimers()
  const { wallet, call } = setUpWallet()
  wallet.program('eth_requestAccounts', neverAnswer())
  const ended = vi.fn()
  void call('eth_requestAccounts').finally(ended)
  await vi.advanceTimersByTimeAsync(86_400_000)
  expect(ended).not.toHaveBeenCalled()
  expect(wallet.requests).toMatchObject([{ outcome: 'pending' }])
  vi.useRealTimers()
  expect(await call('eth_requestAccounts')).toHaveLength(1)
})
