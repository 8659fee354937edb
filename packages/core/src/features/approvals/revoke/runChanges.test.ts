import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { toApproval } from '../../../test/createFakeApprovals.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestApprovals, type TestApprovals } from '../../../test/createTestApprovals.ts'
import { baseId } from '../../../test/networks.ts'

beforeEach(() => void vi.stubGlobal('window', createFakeWindow()))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('behavior: revokes one after another, and what is done is what the chain says', async () => {
  const { approvals, give, ids, items, events, asked } = await createTestApprovals()
  give(['0x1', '0x2'])
  await approvals.scan()
  await approvals.revokeMany({ ids: ids() })
  expect(items().map(({ status }) => status)).toEqual(['done', 'done'])
  expect(asked).toHaveLength(2)
  expect(ids()).toEqual([])
  expect(events.filter((event) => event === 'APPROVAL_REVOKED')).toHaveLength(2)
})

test('behavior: what the chain still has is not done, whatever its receipt says', async () => {
  const test = await createTestApprovals()
  const { approvals, fake, give, ids, items, events } = test
  give(['0x1'])
  await approvals.scan()
  fake.isObeyed = false
  await revokeOne(test)
  expect(items()).toMatchObject([{ status: 'kept' }])
  expect(ids()).toEqual(['eip155:1 token 0xt 0x1'])
  expect(events).not.toContain('APPROVAL_REVOKED')
})

/** Revokes the only approval, while time is played. */
async function revokeOne(test: TestApprovals): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const revoking = test.approvals.revoke({ id: test.ids()[0] ?? '' })
  await vi.advanceTimersByTimeAsync(20_000)
  await revoking
}

test('behavior: what cannot be read any more is not done, and stays in the list', async () => {
  const test = await createTestApprovals()
  const { approvals, fake, give, ids, items, events } = test
  give(['0x1'])
  await approvals.scan()
  fake.unreadable.add('0x1')
  await revokeOne(test)
  expect(items()).toMatchObject([{ status: 'unknown', hash: expect.stringMatching(/^0x/) }])
  expect(events).not.toContain('APPROVAL_REVOKED')
  await approvals.scan()
  expect(ids()).toEqual(['eip155:1 token 0xt 0x1'])
})

test.each([
  new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } }),
  new CleatError('UI_LOAD_FAILED', {}),
])('behavior: what was sent is not failed because it cannot be read: $code', async (error) => {
  const test = await createTestApprovals()
  const { approvals, fake, give, ids, items } = test
  give(['0x1'])
  await approvals.scan()
  fake.adapter.read = () => Promise.reject(error)
  await revokeOne(test)
  expect(items().map(({ status, error }) => [status, error])).toEqual([['unknown', undefined]])
  expect(ids()).toHaveLength(1)
})

test('behavior: what another transaction replaced is not said to have gone through', async () => {
  const test = await createTestApprovals()
  const { approvals, fake, give, items } = test
  give(['0x1'])
  await approvals.scan()
  fake.outcome = (hash) => ({ status: 'unknown', hash })
  await revokeOne(test)
  expect(items()).toMatchObject([{ status: 'unknown' }])
})

test('behavior: of several transactions each has to be in the chain', async () => {
  const test = await createTestApprovals()
  const { approvals, fake, give, items } = test
  give(['0x1'])
  await approvals.scan()
  const { prepare } = fake.adapter
  fake.adapter.prepare = async (change) => {
    const [request] = await prepare(change)
    return [request, request]
  }
  fake.isObeyed = false
  const ends = ['unknown', 'included'] as const
  let sent = 0
  fake.outcome = (hash) => ({ status: ends[sent++] ?? 'included', hash })
  await revokeOne(test)
  expect(items()).toMatchObject([{ status: 'unknown' }])
})

test('behavior: a node that is behind is asked again', async () => {
  const { approvals, fake, give, ids, items } = await createTestApprovals()
  give(['0x1'])
  await approvals.scan()
  const { read } = fake.adapter
  let reads = 0
  fake.adapter.read = async (parameters) => {
    reads += 1
    if (reads > 2) return read(parameters)
    return { approvals: [toApproval({ spender: '0x1' })], unread: [] }
  }
  await approvals.revoke({ id: ids()[0] ?? '' })
  expect(items()).toMatchObject([{ status: 'done' }])
  expect(reads).toBe(3)
})

test('behavior: sets an amount, which is no revocation', async () => {
  const { approvals, give, ids, items, events } = await createTestApprovals()
  give(['0x1'])
  await approvals.scan()
  await approvals.setAllowance({ id: ids()[0] ?? '', amount: 4n })
  expect(items()).toMatchObject([{ status: 'done', amount: 4n }])
  expect(approvals.state.rows).toMatchObject([{ amount: 4n }])
  expect(events).not.toContain('APPROVAL_REVOKED')
})

test('error: PAYMENT_ALTERED before the wallet is asked, and the next one goes on', async () => {
  const { approvals, fake, give, ids, items, asked } = await createTestApprovals()
  give(['0x1', '0x2'])
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
  const { approvals, fake, give, ids, items } = await createTestApprovals()
  give(['0x1'])
  await approvals.scan()
  fake.outcome = (hash) => ({ status: 'failed', hash, reason: 'paused' })
  await approvals.revoke({ id: ids()[0] ?? '' })
  expect(items()).toMatchObject([
    { status: 'failed', error: { code: 'TRANSACTION_FAILED', context: { reason: 'paused' } } },
  ])
})

test('behavior: a visitor who declines or stops leaves the rest as it is', async () => {
  const { approvals, wallet, give, ids, items, asked } = await createTestApprovals()
  give(['0x1', '0x2', '0x3'])
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

test('behavior: approvals on another network are ended there, after those of the one in use', async () => {
  const { approvals, adapter, give, ids, items, kit } = await createTestApprovals()
  give(['0x1'])
  give(['0x2'], baseId)
  await approvals.scan()
  await approvals.revokeMany({ ids: ids() })
  expect(adapter.calls.filter((call) => call.startsWith('switch'))).toEqual([`switch ${baseId}`])
  expect(items().map(({ row, status }) => [row.chainId, row.spender, status])).toEqual([
    ['eip155:1', '0x1', 'done'],
    [baseId, '0x2', 'done'],
  ])
  expect(ids()).toEqual([])
  expect(kit.controllers.network.getActive()?.caipNetworkId).toBe(baseId)
})

test('error: where the wallet does not get to the network, nothing is asked there', async () => {
  const { approvals, adapter, give, ids, items, asked } = await createTestApprovals()
  give(['0x1'], baseId)
  await approvals.scan()
  const code = {
    code: 'NETWORK_SWITCH_REJECTED',
    context: { network: 'Base', wallet: 'A' },
  } as const
  adapter.features['network:switch'] = () =>
    Promise.reject(new CleatError(code.code, { context: code.context }))
  await approvals.revoke({ id: ids()[0] ?? '' })
  expect(items()).toMatchObject([{ status: 'declined', error: { code: code.code } }])
  adapter.features['network:switch'] = () => Promise.reject(new Error('no'))
  await approvals.revoke({ id: ids()[0] ?? '' })
  expect(items()).toMatchObject([{ status: 'failed', error: { code: 'NETWORK_SWITCH_FAILED' } }])
  expect(asked).toEqual([])
})
