import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { readData } from '../../../test/createFakeApprovals.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestApprovals, type TestApprovals } from '../../../test/createTestApprovals.ts'

beforeEach(() => void vi.stubGlobal('window', createFakeWindow()))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const name = (count: number) => Array.from({ length: count }, (_, at) => `0x${at + 1}`)
const declined = new CleatError('REQUEST_USER_REJECTED', {
  context: { method: 'wallet_sendCalls', wallet: 'A' },
})
const rejected = (code: number) => Object.assign(new Error('no'), { code })

/** A wallet that carries out batches. */
async function open(parameters: Parameters<typeof createTestApprovals>[0] = {}) {
  const test: TestApprovals = await createTestApprovals({
    async sendCalls({ calls }) {
      for (const { data } of calls) test.fake.include(readData(data))
    },
    ...parameters,
  })
  return test
}

/** The clock of the machine, while that of the code is played. */
const sleep = globalThis.setTimeout

/** Lets time pass until the work is over. */
async function finish(work: Promise<void>): Promise<void> {
  let isOver = false
  void work.finally(() => {
    isOver = true
  })
  while (!isOver) {
    await vi.advanceTimersByTimeAsync(100)
    await new Promise((resolve) => sleep(resolve, 2))
  }
}

const statuses = ({ items }: TestApprovals) => items().map(({ status }) => status)

test('default: 50 approvals end by one prompt, and are read again', async () => {
  const test = await open()
  const { approvals, give, ids, items, asked, batches, events } = test
  give(name(50))
  await approvals.scan()
  await approvals.revokeMany({ ids: ids() })
  expect(batches).toEqual([50])
  expect(asked).toEqual([])
  expect(new Set(statuses(test))).toEqual(new Set(['done']))
  expect(items()[0]?.hash).toBe('0xbatch 1')
  expect(ids()).toEqual([])
  expect(events.filter((event) => event === 'APPROVAL_REVOKED')).toHaveLength(50)
})

test('behavior: more than 50 take several batches, and one alone takes none', async () => {
  const test = await open()
  const { approvals, give, ids, batches, asked } = test
  give(name(101))
  await approvals.scan()
  await approvals.revokeMany({ ids: ids() })
  expect(batches).toEqual([50, 50])
  expect(asked).toHaveLength(1)
  expect(ids()).toEqual([])
})

test.each([4200, -32601, 5760])(
  'behavior: a wallet that answers %i is asked one after another, and for no batch again',
  async (code) => {
    const test = await open({ sendCalls: () => Promise.reject(rejected(code)) })
    const { approvals, give, ids, batches, asked } = test
    give(name(3))
    await approvals.scan()
    await approvals.revokeMany({ ids: ids() })
    expect(statuses(test)).toEqual(['done', 'done', 'done'])
    expect(asked).toHaveLength(3)
    give(name(2))
    await approvals.scan()
    await approvals.revokeMany({ ids: ids() })
    expect(batches).toHaveLength(1)
    expect(asked).toHaveLength(5)
  },
)

test('behavior: a wallet that takes fewer gets fewer, and from then on', async () => {
  const test = await open({
    async sendCalls({ calls }) {
      if (calls.length > 13) throw rejected(5740)
      for (const { data } of calls) test.fake.include(readData(data))
    },
  })
  const { approvals, give, ids, batches, asked } = test
  give(name(50))
  await approvals.scan()
  await approvals.revokeMany({ ids: ids() })
  expect(batches).toEqual([50, 25, 13, 13, 13, 11])
  expect(asked).toEqual([])
  expect(ids()).toEqual([])
})

test('behavior: a visitor who declines a batch is asked no more', async () => {
  const test = await open({ sendCalls: () => Promise.reject(declined) })
  const { approvals, give, ids, asked, batches } = test
  give(name(3))
  await approvals.scan()
  await approvals.revokeMany({ ids: ids() })
  expect(statuses(test)).toEqual(['declined', 'declined', 'declined'])
  expect(asked).toEqual([])
  await approvals.revokeMany({ ids: ids() })
  expect(batches).toHaveLength(2)
})

test('behavior: one who keeps the account as it is is then asked one by one', async () => {
  const test = await open({ sendCalls: () => Promise.reject(rejected(5750)) })
  const { approvals, give, ids, asked, batches } = test
  give(name(2))
  await approvals.scan()
  await approvals.revokeMany({ ids: ids() })
  expect(statuses(test)).toEqual(['declined', 'declined'])
  expect(asked).toEqual([])
  await approvals.revokeMany({ ids: ids() })
  expect(batches).toHaveLength(1)
  expect(statuses(test)).toEqual(['done', 'done'])
})

test('behavior: one that would fail is left out of the batch', async () => {
  const test = await open()
  const { approvals, give, ids, fake, batches, items } = test
  give(name(3))
  await approvals.scan()
  const { prepare } = fake.adapter
  fake.adapter.prepare = async (change) => {
    if (change.approval.spender !== '0x2') return prepare(change)
    throw new CleatError('TRANSACTION_FAILED', { context: { reason: 'paused', hash: undefined } })
  }
  await approvals.revokeMany({ ids: ids() })
  expect(batches).toEqual([2])
  expect(items().map(({ row, status }) => [row.spender, status])).toEqual([
    ['0x1', 'done'],
    ['0x2', 'failed'],
    ['0x3', 'done'],
  ])
})

test('error: PAYMENT_ALTERED before the wallet is asked', async () => {
  const test = await open()
  const { approvals, give, ids, fake, batches, items } = test
  give(name(2))
  await approvals.scan()
  fake.tamperJoined = () => '0xt 0xother 0'
  await approvals.revokeMany({ ids: ids() })
  expect(items()).toMatchObject([
    { status: 'failed', error: { code: 'PAYMENT_ALTERED' } },
    { status: 'failed', error: { code: 'PAYMENT_ALTERED' } },
  ])
  expect(batches).toEqual([])
})

test.each([
  ['is confirmed', 200, 'kept'],
  ['was not sent', 400, 'declined'],
  ['failed', 500, 'failed'],
  ['is in no chain that can be read', 600, 'unknown'],
])(
  'behavior: what the chain still has is not done, where the batch %s',
  async (_, code, status) => {
    const test = await open({ code, sendCalls: async () => undefined })
    const { approvals, give, ids, events } = test
    give(name(2))
    await approvals.scan()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const revoking = approvals.revokeMany({ ids: ids() })
    await finish(revoking)
    expect(statuses(test)).toEqual([status, status])
    expect(ids()).toHaveLength(2)
    expect(events).not.toContain('APPROVAL_REVOKED')
  },
)
