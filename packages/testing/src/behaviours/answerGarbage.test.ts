import { expect, test } from 'vitest'
import { setUpWallet } from '../test/setUpWallet.ts'
import { answerGarbage } from './answerGarbage.ts'

test.each([
  { value: undefined },
  { value: null },
  { value: 1 },
  { value: '0x01' },
  { value: [null] },
  { value: { chainId: '0x1' } },
  { value: Number.NaN },
])('default: $value', async ({ value }) => {
  const { wallet, call } = setUpWallet()
  wallet.program('eth_chainId', answerGarbage(value))
  expect(await call('eth_chainId')).toBe(value)
  expect(await call('eth_chainId')).toBe('0x1')
})
