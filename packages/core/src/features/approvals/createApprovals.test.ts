import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import { createConnection } from '../../test/createFakeAdapter.ts'
import { toApproval } from '../../test/createFakeApprovals.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestApprovals } from '../../test/createTestApprovals.ts'
import { baseId, mainnetId } from '../../test/networks.ts'
import type { ApprovalsController } from './state/approvalsController.ts'

beforeEach(() => void vi.stubGlobal('window', createFakeWindow()))

afterEach(() => vi.unstubAllGlobals())

const whole = { reachedBlock: 0n, since: 0 }

/** How far Ethereum was looked through. */
function getReach({ state: { scan } }: ApprovalsController) {
  return scan.status === 'idle' ? undefined : scan.networks[0]?.reach
}

test('default: shows what the chain has of what the logs say', async () => {
  const { approvals, fake, give } = await createTestApprovals()
  give(['0x1'])
  fake.logs = [...fake.logs, toApproval({ spender: '0xforged', amount: 10n ** 9n })]
  await approvals.scan()
  expect(approvals.state.rows.map(({ spender }) => spender)).toEqual(['0x1'])
  expect(approvals.state.scan).toEqual({
    status: 'ended',
    networks: [mainnetId, baseId].map((chainId) => ({ chainId, status: 'success', reach: whole })),
  })
})

test('behavior: what was shown is read again, and leaves once it is gone', async () => {
  const { approvals, fake, give, ids } = await createTestApprovals()
  give(['0x1', '0x2'])
  await approvals.scan()
  fake.chain.delete('0xt 0x1')
  fake.logs = []
  await approvals.scan()
  expect(ids()).toEqual(['eip155:1 token 0xt 0x2'])
})

test('behavior: a look goes on where the last one ended, until the first block', async () => {
  const { approvals, fake } = await createTestApprovals()
  fake.reach = { reachedBlock: 900n, since: 1000, newestBlock: 1000n }
  await approvals.scan()
  expect(getReach(approvals)).toEqual({ reachedBlock: 900n, since: 1000 })
  fake.reach = { reachedBlock: 0n, since: 0 }
  await approvals.lookFurther()
  expect(fake.looks).toEqual([{}, { before: 900n }])
  expect(getReach(approvals)).toEqual(whole)
  await approvals.lookFurther()
  expect(fake.looks).toHaveLength(2)
  // A later look covers what is new, and does not forget how far the others came.
  fake.reach = { reachedBlock: 937n, since: 1200, newestBlock: 1020n }
  await approvals.scan()
  expect(fake.looks.at(-1)).toEqual({ after: 936n })
  expect(getReach(approvals)).toEqual(whole)
})

test('behavior: the next visit looks at what is new, and at what was found before', async () => {
  const area = createMemoryArea()
  const first = await createTestApprovals({ area })
  first.give(['0x1'])
  first.fake.reach = { reachedBlock: 500n, since: 1000, newestBlock: 9000n }
  await first.approvals.scan()
  first.kit.destroy()
  const next = await createTestApprovals({ area })
  next.fake.chain.set('0xt 0x1', toApproval({ spender: '0x1' }))
  next.fake.reach = { reachedBlock: 8937n, since: 3000, newestBlock: 9100n }
  await next.approvals.scan()
  expect(next.fake.looks).toEqual([{ after: 8936n }])
  expect(getReach(next.approvals)).toEqual({ reachedBlock: 500n, since: 1000 })
  expect(next.ids()).toEqual(['eip155:1 token 0xt 0x1'])
  next.fake.reach = { reachedBlock: 0n, since: 0 }
  await next.approvals.lookFurther()
  expect(next.fake.looks.at(-1)).toEqual({ before: 500n })
})

test('behavior: what a visit could not read is looked at again by the next one', async () => {
  const area = createMemoryArea()
  const first = await createTestApprovals({ area })
  first.give(['0x1'])
  await first.approvals.scan()
  const second = await createTestApprovals({ area })
  second.give(['0x1'])
  second.fake.unreadable.add('0x1')
  second.fake.logs = []
  await second.approvals.scan()
  expect(second.ids()).toEqual([])
  const third = await createTestApprovals({ area })
  third.give(['0x1'])
  third.fake.logs = []
  await third.approvals.scan()
  expect(third.ids()).toHaveLength(1)
})

test('behavior: what lies between two looks is not passed over in silence', async () => {
  const { approvals, fake } = await createTestApprovals()
  await approvals.scan()
  expect(getReach(approvals)).toEqual(whole)
  fake.reach = { reachedBlock: 5000n, since: 4000, newestBlock: 9000n }
  await approvals.scan()
  expect(getReach(approvals)).toEqual({ reachedBlock: 5000n, since: 4000 })
})

test('behavior: a chain that is shorter than before is another one, looked at again', async () => {
  const { approvals, fake } = await createTestApprovals()
  await approvals.scan()
  fake.reach = { reachedBlock: 20n, since: 4000, newestBlock: 30n }
  await approvals.scan()
  expect(fake.looks).toEqual([{}, { after: 936n }, {}])
  expect(getReach(approvals)).toEqual({ reachedBlock: 20n, since: 4000 })
})

test('behavior: approvals on all networks are one list, whichever is in use', async () => {
  const { approvals, adapter, give, ids, fake } = await createTestApprovals()
  give(['0x1'])
  give(['0x2'], baseId)
  await approvals.scan()
  const all = ['eip155:1 token 0xt 0x1', 'eip155:8453 token 0xt 0x2']
  expect([...ids()].sort()).toEqual(all)
  adapter.moveTo(baseId)
  expect([...ids()].sort()).toEqual(all)
  adapter.setConnection(createConnection({ address: '0xOther', caipNetworkId: baseId }))
  expect(approvals.state).toMatchObject({ scan: { status: 'idle' }, rows: [] })
  fake.chain.clear()
  await approvals.scan()
  expect(ids()).toEqual([])
})

test('error: a node that fails is said, and rows that are known stay', async () => {
  const { approvals, fake, give, ids } = await createTestApprovals()
  give(['0x1'])
  await approvals.scan()
  const error = new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } })
  fake.adapter.find = () => Promise.reject(error)
  await approvals.scan()
  expect(approvals.state.scan).toMatchObject({
    status: 'ended',
    networks: [
      { chainId: mainnetId, status: 'error', error, reach: whole },
      { chainId: baseId, status: 'error' },
    ],
  })
  expect(ids()).toEqual(['eip155:1 token 0xt 0x1'])
})

test('behavior: without an adapter that reads approvals there are none', async () => {
  const { approvals, adapter } = await createTestApprovals()
  expect(approvals.isSupported()).toBe(true)
  const { 'approvals:load': _, ...features } = adapter.features
  adapter.features = features
  expect(approvals.isSupported()).toBe(false)
  await approvals.scan()
  expect(approvals.state.scan).toEqual({ status: 'idle' })
})

test('behavior: the end of the kit ends everything', async () => {
  const { approvals, kit, give } = await createTestApprovals()
  give(['0x1'])
  const scanning = approvals.scan()
  kit.destroy()
  await scanning
  expect(approvals.state.rows).toEqual([])
  expect(approvals.state.scan.status).toBe('pending')
})
