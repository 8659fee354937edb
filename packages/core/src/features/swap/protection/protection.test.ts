import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { catchError } from '../../../test/catchError.ts'
import { createFakeSwaps } from '../../../test/createFakeSwaps.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestSwap, held } from '../../../test/createTestSwap.ts'
import { mainnetId } from '../../../test/networks.ts'
import { offerQuotes } from '../../../test/offerQuotes.ts'
import { startFakeApi } from '../../../test/startFakeApi.ts'

const service = startFakeApi()
beforeEach(() => vi.stubGlobal('window', createFakeWindow()))
afterEach(() => vi.unstubAllGlobals())

const url = 'https://protected.example/rpc'
const protectedRpc = { [mainnetId]: url }
const unknownRouters = 'guarded'

function open(parameters: createFakeSwaps.Parameters = {}) {
  const chain = createFakeSwaps(parameters)
  return createTestSwap({ chain, options: { swap: { protectedRpc, unknownRouters } } })
}

test('default: offered where the app names an RPC for the network', async () => {
  const { swap } = await open()
  expect(swap.state.protection).toBe('offered')
  const plain = await createTestSwap()
  expect(plain.swap.state.protection).toBeUndefined()
  await plain.swap.protectWallet()
})

test('behavior: a wallet that was given the RPC is known in the next visit', async () => {
  const protect = vi.fn(async () => undefined)
  const { swap, runtime } = await open({ protect })
  await swap.protectWallet()
  expect(protect.mock.calls).toMatchObject([[{ url, network: { caipNetworkId: mainnetId } }]])
  expect(swap.state.protection).toBe('added')
  expect(runtime.storage.get('swapProtection')).toEqual([expect.stringContaining(url)])
  swap.setProtected(false)
  expect(swap.state.protection).toBe('off')
  swap.setProtected(true)
  expect(swap.state.protection).toBe('added')
})

test('behavior: what the visitor turned off is not part of the policy', async () => {
  offerQuotes(service, () => [{ id: 'pools', amount: 10_000_000n, of: 10n ** 19n }])
  const policies: unknown[] = []
  const fake = createFakeSwaps()
  const { swap } = await open({
    prepare(parameters) {
      policies.push(parameters.policy)
      return fake.swaps.prepare(parameters)
    },
  })
  const swapTen = async () => {
    swap.setSourceToken(held.DAI)
    swap.setToToken(held.USDC)
    swap.setAmount(10n ** 19n)
    await vi.waitFor(() => expect(swap.state.quote?.status).toBe('success'), 5000)
  }
  await swapTen()
  swap.setProtected(false)
  swap.setAmount(undefined)
  await swapTen()
  expect(policies).toEqual([{ protectedRpc, unknownRouters }, { unknownRouters }])
})

test.each<[string, createFakeSwaps.Parameters, string]>([
  ['declined', { protect: () => Promise.reject(declined) }, 'REQUEST_USER_REJECTED'],
  ['not possible', {}, 'WALLET_METHOD_UNSUPPORTED'],
])('error: %s', async (_, parameters, code) => {
  const { swap } = await open(parameters)
  expect(await catchError(swap.protectWallet())).toMatchObject({ code })
  expect(swap.state.protection).toBe('offered')
})

const declined = new CleatError('REQUEST_USER_REJECTED', {
  context: { wallet: 'Rabby', method: 'wallet_addEthereumChain' },
})
