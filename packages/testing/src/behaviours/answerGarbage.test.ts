import { expect, test } from 'vitest'
import { setUpWallet } from '../test/setUpWallet.ts'
import { answerGarbage } from './answerGarbage.ts'

test.each([undefined, null, 1, '0x01', [null], { chainId: '0x1' }, Number.NaN])(
  'default: %j',
  async (value) => {
    const { wallet, call } = setUpWallet()
    wallet.program('eth_chainId', answerGarbage(value))
    expect(await call('eth_chainId')).toBe(value)
    expect(await call('eth_chainId')).toBe('0x1')
  },
)
