import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeAdapter } from '../../../test/createFakeAdapter.ts'
import { createFakeChain } from '../../../test/createFakeChain.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestKit } from '../../../test/createTestKit.ts'
import { createCoin, createTestSend, ether, payer } from '../../../test/createTestSend.ts'
import { mainnetId } from '../../../test/networks.ts'
import { createSend } from '../createSend.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('behavior: a balance of an earlier visit is not spent: the chain is asked', async () => {
  const test = createTestKit({ adapter: createFakeAdapter() })
  const { runtime, queries, kit } = await createTestSend({ test, chain: createFakeChain() })
  const { address = payer } = kit.controllers.account.get('eip155')
  const network = kit.controllers.network.getActive()
  const { queryKey } = queries.holdings({ address, network })
  const remembered = { balances: [createCoin(mainnetId, 9n * ether)], source: 'chain', dropped: 0 }
  const startedAt = Date.now()
  runtime.queryClient.setQueryData(queryKey, remembered, { updatedAt: startedAt - 1 })
  const send = createSend({ ...runtime, startedAt })
  expect(send.state.tokenBalances).toEqual([])
  send.start({})
  await vi.waitFor(() => expect(send.state.token?.quantity.amount).toBe(ether))
  expect(send.state.tokenBalances).toMatchObject([{ quantity: { amount: ether } }])
})
