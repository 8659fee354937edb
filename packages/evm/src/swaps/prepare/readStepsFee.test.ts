import type { SwapStep } from '@cleat/core/adapter'
import { expect, test, vi } from 'vitest'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { readStepsFee } from './readStepsFee.ts'

const { network } = swapFacts.swap
const fee = { expected: 5n, limit: 9n }
const payload = { from: swapFacts.account }
const types = (...all: readonly SwapStep['type'][]) => all.map((type) => ({ type, payload }))

function read(steps: readonly SwapStep[]) {
  const readFee = vi.fn(async () => ({ most: 70n, isUpgrade: false, isGuarded: false }))
  return { readFee, paid: readStepsFee({ readFee }, { network, steps, fee }) }
}

test.each([
  ['batch', 'wallet_sendCalls'],
  ['swap', 'eth_sendTransaction'],
] as const)('default: what the wallet says of one step: %s', async (type, method) => {
  const { readFee, paid } = read(types(type))
  expect(await paid).toEqual({ expected: 70n, limit: 70n, payloadLimit: 9n })
  expect(readFee).toHaveBeenCalledWith({ network, request: { method, params: [payload] } })
})

test.each<[readonly SwapStep[]]>([[types('approve', 'swap')], [types('sign')], [[]]])(
  'behavior: the network’s fee where the wallet cannot prepare it: %j',
  async (steps) => {
    const { readFee, paid } = read(steps)
    expect(await paid).toBe(fee)
    expect(readFee).not.toHaveBeenCalled()
  },
)
