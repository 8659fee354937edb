import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerGarbage } from '../behaviours/answerGarbage.ts'
import { answerTwice } from '../behaviours/answerTwice.ts'
import { approveRequest } from '../behaviours/approveRequest.ts'
import { rejectWith } from '../behaviours/rejectWith.ts'
import { throwSynchronously } from '../behaviours/throwSynchronously.ts'
import { memoryStorage } from '../test/memoryStorage.ts'
import { setUpWallet } from '../test/setUpWallet.ts'
import type { DevWallet } from './createDevWallet.ts'

const anything = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true })
const method = fc.constantFrom(
  'eth_accounts',
  'eth_requestAccounts',
  'eth_chainId',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_requestPermissions',
  'wallet_revokePermissions',
  'wallet_getPermissions',
  'wallet_watchAsset',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
)

test('behavior: programmed garbage never reaches the state of the wallet', async () => {
  const garbage = fc.record({
    method,
    params: anything,
    behaviour: anything.chain((value) =>
      fc.constantFrom(answerGarbage(value), rejectWith(value), throwSynchronously(value)),
    ),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(garbage, { maxLength: 8 }), async (requests) => {
      const { wallet, call, events } = setUpWallet()
      await call('eth_requestAccounts')
      const before = await stateOf(wallet)
      for (const { method, params, behaviour } of requests) {
        wallet.program(method, behaviour)
        await quietly(() => call(method, params))
      }
      expect(await stateOf(wallet)).toEqual(before)
      expect(events).toHaveLength(1)
      expect(wallet.requests.every(({ outcome }) => outcome !== 'pending')).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('behavior: any parameters give an answer or a well-formed error', async () => {
  await fc.assert(
    fc.asyncProperty(method, anything, async (method, params) => {
      const { call } = setUpWallet({ batches: {} })
      await call('eth_requestAccounts')
      const error = await call(method, params).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      if (error === undefined) return
      expect(error).toBeInstanceOf(Error)
      expect(error).toMatchObject({ code: expect.any(Number), message: expect.any(String) })
    }),
    { numRuns: 500 },
  )
})

test('behavior: anything in storage gives a wallet that works', async () => {
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    anything.map((value) => safeJson(value)),
  )
  await fc.assert(
    fc.asyncProperty(stored, async (text) => {
      const storage = { getItem: () => text, setItem: () => {} }
      const { wallet, call } = setUpWallet({ storage })
      wallet.unlock()
      expect(await call('eth_requestAccounts')).toHaveLength(1)
      expect([1, 10]).toContain(wallet.chainId)
    }),
    { numRuns: 300 },
  )
})

test('behavior: what the user does adds up, and a reload changes nothing', async () => {
  const step = fc.constantFrom(
    'lock',
    'unlock',
    'revoke',
    'connect',
    'select 0',
    'select 1',
    'select 1 2',
    'switch 1',
    'switch 10',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const storage = memoryStorage()
      const { wallet, call, events } = setUpWallet({ storage })
      for (const step of steps) await take({ step, wallet })
      const accounts = await call('eth_accounts')
      const chainId = await call('eth_chainId')
      const last = (name: string) => events.findLast(([event]) => event === name)?.[1]
      expect(last('accountsChanged') ?? []).toEqual(accounts)
      expect(last('chainChanged') ?? '0x1').toBe(chainId)
      const reloaded = setUpWallet({ storage })
      expect(await reloaded.call('eth_accounts')).toEqual(accounts)
      expect(await reloaded.call('eth_chainId')).toBe(chainId)
    }),
    { numRuns: 200 },
  )
})

async function take({ step, wallet }: { step: string; wallet: DevWallet }): Promise<void> {
  const [verb, ...numbers] = step.split(' ')
  if (verb === 'lock') wallet.lock()
  if (verb === 'unlock') wallet.unlock()
  if (verb === 'revoke') wallet.revoke()
  if (verb === 'switch') wallet.switchChain(Number(numbers[0]))
  if (verb === 'select')
    wallet.selectAccounts(numbers.map((index) => wallet.accounts[Number(index)]!))
  if (verb === 'connect') {
    wallet.program('eth_requestAccounts', numbers.length > 0 ? approveRequest() : answerTwice())
    const request = wallet.provider.request({ method: 'eth_requestAccounts' })
    wallet.unlock()
    await request
  }
}

async function stateOf({ provider }: DevWallet): Promise<unknown> {
  const methods = ['eth_accounts', 'eth_chainId', 'wallet_getPermissions']
  return Promise.all(methods.map((method) => provider.request({ method })))
}

async function quietly(work: () => unknown): Promise<void> {
  try {
    await work()
  } catch {
    // The garbage may throw itself.
  }
}

function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return ''
  }
}
