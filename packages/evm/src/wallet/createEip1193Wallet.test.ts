import { toCaipNetworkId, type WalletState } from '@cleat/core/adapter'
import { createDeferred } from '@cleat/core/test/createDeferred'
import { createFakeProvider, type FakeProvider } from '@cleat/core/test/createFakeProvider'
import { beforeEach, expect, test, vi } from 'vitest'
import { createEip1193Wallet, type Eip1193Wallet } from './createEip1193Wallet.ts'

const first = `0x${'a'.repeat(40)}`
const second = `0x${'b'.repeat(40)}`
const onMainnet = toState(first, 'eip155:1')

let provider: FakeProvider
let wallet: Eip1193Wallet
let known: WalletState | undefined
let reports: (WalletState | null)[]

beforeEach(() => {
  known = undefined
  reports = []
  provider = createFakeProvider({
    eth_requestAccounts: [first],
    eth_accounts: [first],
    eth_chainId: '0x1',
  })
  wallet = createEip1193Wallet({
    wallet: { id: 'a', name: 'Harbour', kind: 'announced', provider },
    toAddress: (address) => address,
  })
  wallet.watch(
    (state) => {
      known = state ?? undefined
      reports.push(state)
    },
    () => known,
  )
})

test('default: an event changes what the adapter has, without a request', () => {
  known = onMainnet
  provider.emit('chainChanged', '0x2105')
  provider.emit('accountsChanged', [second])
  expect(reports).toEqual([toState(first, 'eip155:8453'), toState(second, 'eip155:8453')])
  expect(provider.requests).toEqual([])
})

test('behavior: a switch by the adapter, which the wallet does not report, stays', () => {
  known = toState(first, 'eip155:10')
  provider.emit('accountsChanged', [second])
  expect(reports).toEqual([toState(second, 'eip155:10')])
})

test('behavior: a locked wallet stays locked when its chain changes', async () => {
  known = onMainnet
  provider.emit('accountsChanged', [])
  provider.answers.eth_accounts = []
  provider.emit('chainChanged', '0x2105')
  await vi.waitFor(() => expect(reports).toHaveLength(2))
  expect(reports).toEqual([null, null])
})

test('behavior: an unlocked wallet is read', async () => {
  provider.emit('accountsChanged', [first])
  await vi.waitFor(() => expect(reports).toEqual([onMainnet]))
})

test('behavior: an answer that arrives after a later event is dropped', async () => {
  const answer = createDeferred<readonly string[]>()
  provider.answers.eth_accounts = () => answer.promise
  provider.emit('chainChanged', '0x2105')
  provider.emit('accountsChanged', [])
  answer.resolve([first])
  await vi.waitFor(() => expect(provider.requests).toHaveLength(2))
  await new Promise((resolve) => setTimeout(resolve))
  expect(reports).toEqual([null])
})

test('behavior: 1,000 events make one read, and one more for what came meanwhile', async () => {
  const answer = createDeferred<readonly string[]>()
  provider.answers.eth_accounts = () => answer.promise
  for (let times = 0; times < 1000; times += 1) provider.emit('accountsChanged', [first])
  answer.resolve([first])
  await vi.waitFor(() => expect(reports).toEqual([onMainnet]))
  const reads = provider.requests.filter(({ method }) => method === 'eth_accounts')
  expect(reads).toHaveLength(2)
})

function toState(address: string, id: `eip155:${number}`): WalletState {
  return { accounts: [{ address, type: 'eoa' }], caipNetworkId: toCaipNetworkId(id) }
}
