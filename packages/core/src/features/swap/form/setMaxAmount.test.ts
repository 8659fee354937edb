import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeferred } from '../../../test/createDeferred.ts'
import { createFakeSwaps } from '../../../test/createFakeSwaps.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestSwap, held } from '../../../test/createTestSwap.ts'
import { offerQuotes } from '../../../test/offerQuotes.ts'
import { startFakeApi } from '../../../test/startFakeApi.ts'

const service = startFakeApi()

beforeEach(() => vi.stubGlobal('window', createFakeWindow()))
afterEach(() => vi.unstubAllGlobals())

async function open() {
  offerQuotes(service, () => [{ id: 'pools', amount: 5n }])
  const answers = [createDeferred<bigint>(), createDeferred<bigint>()]
  let asked = 0
  const chain = createFakeSwaps({
    getMaxSource: async () => {
      const answer = answers[asked]?.promise
      asked += 1
      return answer ?? 7n
    },
  })
  const { swap } = await createTestSwap({ chain })
  swap.setSourceToken(held.DAI)
  swap.setToToken(held.USDC)
  return { swap, answers }
}

test('default: the amount is the maximum', async () => {
  const { swap, answers } = await open()
  const pressed = swap.setMaxAmount()
  answers[0]?.resolve(9n)
  await pressed
  expect(swap.state.sourceTokenAmount).toBe(9n)
  swap.destroy()
})

test('behavior: what is typed while the maximum is looked up stays', async () => {
  const { swap, answers } = await open()
  const first = swap.setMaxAmount()
  answers[0]?.resolve(9n)
  await first
  const second = swap.setMaxAmount()
  swap.setAmount(5n)
  answers[1]?.resolve(9n)
  await second
  expect(swap.state.sourceTokenAmount).toBe(5n)
  swap.destroy()
})

test('behavior: the maximum of a token is not the amount of another', async () => {
  const { swap, answers } = await open()
  const pressed = swap.setMaxAmount()
  swap.setSourceToken(held.WETH)
  answers[0]?.resolve(9n)
  await pressed
  expect(swap.state.sourceTokenAmount).toBeUndefined()
  swap.destroy()
})
