import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { formatAmount } from '../../../base/amounts/formatAmount.ts'
import { parseAmount } from '../../../base/amounts/parseAmount.ts'
import { createFakeSwaps } from '../../../test/createFakeSwaps.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestSwap, held } from '../../../test/createTestSwap.ts'
import { offerQuotes } from '../../../test/offerQuotes.ts'
import { startFakeApi } from '../../../test/startFakeApi.ts'

const service = startFakeApi()

beforeAll(() => void vi.stubGlobal('window', createFakeWindow()))
afterAll(() => void vi.unstubAllGlobals())

const big = fc.integer({ min: 0, max: 112 }).chain((bits) => {
  return fc.bigInt({ min: 0n, max: 2n ** BigInt(bits) - 1n })
})
const account = fc.record({ decimals: fc.integer({ min: 0, max: 36 }), balance: big, fee: big })

test('property: typed again, the text of the maximum is the same amount, which can be paid', async () => {
  offerQuotes(service, () => [{ id: 'pools', amount: 5n }])
  let max = 0n
  const chain = createFakeSwaps({ getMaxSource: async () => max })
  const { swap } = await createTestSwap({ chain })
  await fc.assert(
    fc.asyncProperty(account, async ({ decimals, balance, fee }) => {
      max = balance > fee ? balance - fee : 0n
      const quantity = { amount: balance, decimals, numeric: formatAmount(balance, decimals) }
      swap.setSourceToken({ ...held.ETH, quantity })
      swap.setToToken(held.USDC)
      await swap.setMaxAmount()
      const { sourceTokenAmount: amount = -1n } = swap.state
      expect(amount).toBe(max)
      const typed = parseAmount(formatAmount(amount, decimals), decimals)
      swap.setAmount(typed)
      expect(swap.state.sourceTokenAmount).toBe(max)
      expect(swap.validate()).toBe(max > 0n ? 'pending' : 'amount')
      // One more is refused, for the fee or for the balance.
      swap.setAmount(max + 1n)
      expect(swap.validate()).toBe(max + 1n > balance ? 'funds' : 'fee')
    }),
  )
  swap.destroy()
})
