import fc from 'fast-check'
import { type Address, getAddress, toHex } from 'viem'
import { expect, test } from 'vitest'
import { createFakeNode } from '../../test/createFakeNode.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { decodeExchange } from '../decode/decodeExchange.ts'
import { readApproval } from '../steps/readApproval.ts'
import { readBalanceCheck } from '../steps/readBalanceCheck.ts'
import { toTolerated } from './toTolerated.ts'
import { writeApproval } from './writeApproval.ts'
import { writeBalanceCheck } from './writeBalanceCheck.ts'
import { writeWrap } from './writeWrap.ts'

const { policy, swap, account: owner, wrapped } = swapFacts
const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes): Address => getAddress(toHex(bytes)))
const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const lower = (text: string) => text.toLowerCase()

test('property: an allowance is read as it was written', () => {
  fc.assert(
    fc.property(address, address, amount, (token, spender, value) => {
      const call = writeApproval({ token, spender, amount: value })
      expect(readApproval(call)).toEqual({
        ...{ type: 'allowance', token, spender: lower(spender), amount: value },
      })
    }),
  )
})

test('property: the check of a balance is read as it was written', () => {
  fc.assert(
    fc.property(address, address, address, amount, (guard, account, token, minimum) => {
      const call = writeBalanceCheck({ guard, account, token, minimum })
      expect(readBalanceCheck(call)).toEqual({
        ...{ type: 'balance-check', account: lower(account), token: lower(token), minimum },
      })
    }),
  )
})

test('property: wrapping is one for one, both ways', async () => {
  const { node } = createFakeNode()
  const coin = { symbol: 'ETH', decimals: 18 }
  const token = { symbol: 'WETH', decimals: 18, address: wrapped }
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.bigInt(1n, 2n ** 256n - 1n), async (isWrap, value) => {
      const [source, target] = isWrap ? [coin, token] : [token, coin]
      const call = writeWrap({ ...swap, source, target, amount: value })
      const read = await decodeExchange({ call, account: owner, chainId: 1, policy, node })
      expect(read).toMatchObject({
        ...{ source: isWrap ? undefined : wrapped, target: isWrap ? wrapped : undefined },
        ...{ amount: value, minReceived: value, receiver: owner, deadline: undefined },
      })
    }),
  )
})

test('property: the tolerated least is exact to the base unit, and never above the offer', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 5000 }), (offered, slippageBps) => {
      const least = toTolerated({ slippageBps }, { amount: offered })
      expect(least).toBeLessThanOrEqual(offered)
      const exact = offered * BigInt(10_000 - slippageBps)
      expect(exact - least * 10_000n).toBeGreaterThanOrEqual(0n)
      expect(exact - least * 10_000n).toBeLessThan(10_000n)
    }),
  )
})
