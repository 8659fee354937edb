import { catchError } from '@cleat/core/test/catchError'
import { createFakeProvider, type FakeProvider } from '@cleat/core/test/createFakeProvider'
import { beforeEach, expect, test, vi } from 'vitest'
import { createEip1193Session, type Eip1193Session } from './createEip1193Session.ts'

const first = `0x${'a'.repeat(40)}`
const second = `0x${'b'.repeat(40)}`
const toAddress = (address: string) => address.toUpperCase()

let provider: FakeProvider
let session: Eip1193Session
const handlers = {
  onAccounts: vi.fn(),
  onChainId: vi.fn(),
  onLock: vi.fn(),
  onDisconnect: vi.fn(),
  onInterrupt: vi.fn(),
}

beforeEach(() => {
  vi.clearAllMocks()
  provider = createFakeProvider({
    eth_requestAccounts: [first, second],
    eth_accounts: [second],
    eth_chainId: '0x2105',
  })
  const wallet = { id: 'a', name: 'Harbour', kind: 'announced', provider } as const
  session = createEip1193Session({ wallet, toAddress })
})

test('default', async () => {
  expect(await session.requestAccounts()).toEqual([first, second].map(toAddress))
  expect(await session.readAccounts()).toEqual([toAddress(second)])
  expect(await session.readChainId()).toBe(8453)
  await session.revoke()
  expect(provider.requests.map(({ method }) => method)).toEqual([
    'eth_requestAccounts',
    'eth_accounts',
    'eth_chainId',
    'wallet_revokePermissions',
  ])
})

test('behavior: reports what the wallet reports, until it is stopped', () => {
  const stop = session.watch(handlers)
  provider.emit('accountsChanged', [second, first])
  expect(handlers.onAccounts).toHaveBeenLastCalledWith([second, first].map(toAddress))
  provider.emit('chainChanged', '0x1')
  expect(handlers.onChainId).toHaveBeenLastCalledWith(1)
  provider.emit('accountsChanged', [])
  expect(handlers.onLock).toHaveBeenCalledTimes(1)
  expect(handlers.onAccounts).toHaveBeenCalledTimes(1)
  stop()
  expect(provider.countListeners()).toBe(0)
  provider.emit('accountsChanged', [first])
  expect(handlers.onAccounts).toHaveBeenCalledTimes(1)
})

test.each([
  ['without a reason', undefined, 'onDisconnect'],
  ['for good', { code: 4900 }, 'onDisconnect'],
  ['from the chain for a while', { code: 1013 }, 'onInterrupt'],
] as const)('behavior: disconnected %s', (_, error, expected) => {
  session.watch(handlers)
  provider.emit('disconnect', error)
  const called = Object.entries(handlers).flatMap(([name, handler]) =>
    handler.mock.calls.length > 0 ? [name] : [],
  )
  expect(called).toEqual([expected])
})

test('error: CONNECTION_NO_ACCOUNTS', async () => {
  provider.answers.eth_requestAccounts = []
  const error = await catchError(session.requestAccounts())
  expect(error).toMatchObject({ code: 'CONNECTION_NO_ACCOUNTS', context: { wallet: 'Harbour' } })
})
