import { QueryClient } from '@tanstack/query-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { ProviderRequest } from '../../contract/adapter/providerRequest.ts'
import { createRoutes } from '../../runtime/features/createRoutes.ts'
import type { FeatureRuntime } from '../../runtime/features/featureRuntime.ts'
import { createQueries } from '../../runtime/queries/createQueries.ts'
import { createFakeApprovals, toApproval } from '../../test/createFakeApprovals.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { baseId, mainnetId } from '../../test/networks.ts'
import * as registry from '../registry.ts'
import { createApprovals } from './createApprovals.ts'

beforeEach(() => void vi.stubGlobal('window', createFakeWindow()))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open() {
  const fake = createFakeApprovals()
  const asked: ProviderRequest[] = []
  const test = createTestKit()
  const wallet = {
    answer: async (request: ProviderRequest): Promise<unknown> => {
      const [{ id }] = request.params as [{ id: string }]
      return `0x${id}`
    },
  }
  test.adapter.features = {
    ...test.adapter.features,
    'balance:read': async () => ({ value: 1n, decimals: 18, symbol: 'ETH' }),
    'approvals:load': async () => fake.adapter,
    'provider:request': async (request) => {
      if (request.method !== 'eth_sendTransaction') return undefined
      asked.push(request)
      return wallet.answer(request)
    },
  }
  test.kit.start()
  await test.kit.actions.connect({ connectorId: 'a' })
  const runtime: FeatureRuntime = {
    ...test.kit,
    queries: createQueries(test.kit),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    routes: createRoutes(Object.values(registry)),
    startedAt: 0,
  }
  const approvals = createApprovals(runtime)
  const give = (...spenders: string[]) => {
    for (const spender of spenders) fake.chain.set(`0xt ${spender}`, toApproval({ spender }))
    fake.logs = [...fake.logs, ...spenders.map((spender) => toApproval({ spender }))]
  }
  const ids = () => approvals.state.rows.map(({ id }) => id)
  const items = () => {
    const { revoking } = approvals.state
    return revoking.status === 'idle' ? [] : revoking.items
  }
  return { ...test, fake, asked, wallet, approvals, give, ids, items }
}

test('default: shows what the chain has of what the logs say', async () => {
  const { approvals, fake, give } = await open()
  give('0x1')
  fake.logs = [...fake.logs, toApproval({ spender: '0xforged', amount: 10n ** 9n })]
  await approvals.scan()
  expect(approvals.state.rows.map(({ spender }) => spender)).toEqual(['0x1'])
  expect(approvals.state.scan).toEqual({ status: 'success', reach: { reachedBlock: 0n, since: 0 } })
})

test('behavior: what was shown is read again, and leaves once it is gone', async () => {
  const { approvals, fake, give, ids } = await open()
  give('0x1', '0x2')
  await approvals.scan()
  fake.chain.delete('0xt 0x1')
  fake.logs = []
  await approvals.scan()
  expect(ids()).toEqual(['token 0xt 0x2'])
})

test('behavior: a look goes on where the last one ended, until the first block', async () => {
  const { approvals, fake } = await open()
  fake.reach = { reachedBlock: 900n, since: 1000 }
  await approvals.scan()
  expect(approvals.state.scan).toMatchObject({ reach: { reachedBlock: 900n, since: 1000 } })
  fake.reach = { reachedBlock: 0n, since: 0 }
  await approvals.lookFurther()
  expect(fake.looks).toEqual([undefined, 900n])
  expect(approvals.state.scan).toMatchObject({ reach: { reachedBlock: 0n, since: 0 } })
  await approvals.lookFurther()
  expect(fake.looks).toHaveLength(2)
  // A later look from the newest block does not forget how far it was.
  fake.reach = { reachedBlock: 990n, since: 1200 }
  await approvals.scan()
  expect(approvals.state.scan).toMatchObject({ reach: { reachedBlock: 0n, since: 0 } })
})

test('behavior: another network has other approvals, and coming back forgets nothing', async () => {
  const { approvals, adapter, give, fake, ids } = await open()
  give('0x1')
  fake.reach = { reachedBlock: 900n, since: 1000 }
  await approvals.scan()
  adapter.moveTo(baseId)
  expect(approvals.state).toMatchObject({ scan: { status: 'idle' }, rows: [] })
  adapter.moveTo(mainnetId)
  await approvals.lookFurther()
  expect(fake.looks).toEqual([undefined, 900n])
  expect(ids()).toEqual(['token 0xt 0x1'])
})

test('error: a node that fails is said, and rows that are known stay', async () => {
  const { approvals, fake, give, ids } = await open()
  give('0x1')
  await approvals.scan()
  const error = new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } })
  fake.adapter.find = () => Promise.reject(error)
  await approvals.scan()
  expect(approvals.state.scan).toMatchObject({ status: 'error', error })
  expect(ids()).toEqual(['token 0xt 0x1'])
})

test('behavior: revokes one after another, and what is done is what the chain says', async () => {
  const { approvals, give, ids, items, events, asked } = await open()
  give('0x1', '0x2')
  await approvals.scan()
  await approvals.revokeMany({ ids: ids() })
  expect(items().map(({ status }) => status)).toEqual(['done', 'done'])
  expect(asked).toHaveLength(2)
  expect(ids()).toEqual([])
  expect(events.filter((event) => event === 'APPROVAL_REVOKED')).toHaveLength(2)
})

test('behavior: what the chain still has is not done, whatever its receipt says', async () => {
  const { approvals, fake, give, ids, items, events } = await open()
  give('0x1')
  await approvals.scan()
  fake.isObeyed = false
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const revoking = approvals.revoke({ id: ids()[0] ?? '' })
  await vi.advanceTimersByTimeAsync(20_000)
  await revoking
  expect(items()).toMatchObject([{ status: 'kept' }])
  expect(ids()).toEqual(['token 0xt 0x1'])
  expect(events).not.toContain('APPROVAL_REVOKED')
})

test('behavior: a node that is behind is asked again', async () => {
  const { approvals, fake, give, ids, items } = await open()
  give('0x1')
  await approvals.scan()
  const { read } = fake.adapter
  let reads = 0
  fake.adapter.read = async (parameters) => {
    reads += 1
    return reads < 3 ? [toApproval({ spender: '0x1' })] : read(parameters)
  }
  await approvals.revoke({ id: ids()[0] ?? '' })
  expect(items()).toMatchObject([{ status: 'done' }])
  expect(reads).toBe(3)
})

test('behavior: sets an amount, which is no revocation', async () => {
  const { approvals, give, ids, items, events } = await open()
  give('0x1')
  await approvals.scan()
  await approvals.setAllowance({ id: ids()[0] ?? '', amount: 4n })
  expect(items()).toMatchObject([{ status: 'done', amount: 4n }])
  expect(approvals.state.rows).toMatchObject([{ amount: 4n }])
  expect(events).not.toContain('APPROVAL_REVOKED')
})

test('error: PAYMENT_ALTERED before the wallet is asked, and the next one goes on', async () => {
  const { approvals, fake, give, ids, items, asked } = await open()
  give('0x1', '0x2')
  await approvals.scan()
  fake.tamper = (change) =>
    change.approval.spender === '0x1'
      ? { ...change, approval: { ...change.approval, spender: '0xother' } }
      : change
  await approvals.revokeMany({ ids: ids() })
  expect(items()).toMatchObject([
    { status: 'failed', error: { code: 'PAYMENT_ALTERED', context: { field: 'spender' } } },
    { status: 'done' },
  ])
  expect(asked).toHaveLength(1)
})

test('error: a transaction that failed says why', async () => {
  const { approvals, fake, give, ids, items } = await open()
  give('0x1')
  await approvals.scan()
  fake.outcome = (hash) => ({ status: 'failed', hash, reason: 'paused' })
  await approvals.revoke({ id: ids()[0] ?? '' })
  expect(items()).toMatchObject([
    { status: 'failed', error: { code: 'TRANSACTION_FAILED', context: { reason: 'paused' } } },
  ])
})

test('behavior: a visitor who declines or stops leaves the rest as it is', async () => {
  const { approvals, wallet, give, ids, items, asked } = await open()
  give('0x1', '0x2', '0x3')
  await approvals.scan()
  const { answer } = wallet
  wallet.answer = async () => {
    throw new CleatError('REQUEST_USER_REJECTED', {
      context: { method: 'eth_sendTransaction', wallet: 'A' },
    })
  }
  await approvals.revokeMany({ ids: ids() })
  expect(items().map(({ status }) => status)).toEqual(['declined', 'waiting', 'waiting'])
  expect(asked).toHaveLength(1)
  wallet.answer = async (request) => {
    approvals.stop()
    return answer(request)
  }
  await approvals.revokeMany({ ids: ids() })
  expect(items().map(({ status }) => status)).toEqual(['done', 'waiting', 'waiting'])
})

test('behavior: without an adapter that reads approvals there are none', async () => {
  const { approvals, adapter } = await open()
  expect(approvals.isSupported()).toBe(true)
  const { 'approvals:load': _, ...features } = adapter.features
  adapter.features = features
  expect(approvals.isSupported()).toBe(false)
  await approvals.scan()
  expect(approvals.state.scan).toEqual({ status: 'idle' })
})

test('behavior: the end of the kit ends everything', async () => {
  const { approvals, kit, give } = await open()
  give('0x1')
  const scanning = approvals.scan()
  kit.destroy()
  await scanning
  expect(approvals.state.rows).toEqual([])
  expect(approvals.state.scan.status).toBe('pending')
})
