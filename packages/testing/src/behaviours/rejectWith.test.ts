import { expect, test } from 'vitest'
import { setUpWallet } from '../test/setUpWallet.ts'
import { rejectWith } from './rejectWith.ts'

const cyclic: Record<string, unknown> = {}
cyclic.self = cyclic

test.each([undefined, null, '', 'rejected', { code: '4001' }, cyclic])(
  'default: %o',
  async (reason) => {
    const { wallet, call } = setUpWallet()
    wallet.program('eth_chainId', rejectWith(reason))
    const caught = await call('eth_chainId').then(
      () => 'answered',
      (error: unknown) => ({ error }),
    )
    expect(caught).toEqual({ error: reason })
  },
)
