import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import {
  createConnection,
  createFakeAdapter,
  type FakeAdapter,
} from '../../test/createFakeAdapter.ts'
import { createFakeChain, type FakePayload, type FakeQuestion } from '../../test/createFakeChain.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createRefusal, refusalRows } from '../../test/createRefusal.ts'
import { createTestKit, type TestKit } from '../../test/createTestKit.ts'
import { createCoin, createTestSend, type TestSend } from '../../test/createTestSend.ts'
import { baseId, mainnetId } from '../../test/networks.ts'
import type { SendError } from '../../test/sendErrors.ts'

const runs = 10_000

const accounts = [
  '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
]
const receivers = [
  '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
  '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc',
]

const step = fc.oneof(
  { weight: 8, arbitrary: fc.constant('press' as const) },
  { weight: 8, arbitrary: fc.constant('prepare' as const) },
  { weight: 6, arbitrary: fc.constantFrom('decline', 'approve') },
  // What wallets and nodes answer, as in the tables of errors.
  { weight: 4, arbitrary: fc.constantFrom(...refusalRows) },
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      'edit',
      'lose',
      'wait',
      'network',
      'account',
      'wallet gone',
      'dearer',
      'confirm',
    ),
  },
)

type Step = typeof step extends fc.Arbitrary<infer value> ? value : never

/** What the wallet was asked, and its account and network at that moment. */
type Asked = {
  readonly payload: FakePayload
  readonly chain: CaipNetworkId | undefined
  readonly account: string | undefined
  /** What the wallet did, even if its answer was lost. */
  end: 'open' | 'sent' | 'refused'
}

/** What the visitor confirmed, by its amount, which is unique to each intended payment. */
type Agreed = { readonly payload: FakePayload; readonly feeLimit: bigint }

type World = TestSend & {
  readonly asked: Asked[]
  readonly agreed: Map<bigint, Agreed>
  readonly fee: { limit: bigint }
  /** Resolves at once, or when the scheduler decides. */
  readonly awaits: { isScheduled: boolean; one(name: string): Promise<void> }
  /** The unique amount of the current intended payment. */
  meant: bigint
}

const { stackTraceLimit } = Error

beforeAll(() => {
  // Schedules create many thousands of errors and aborted signals, whose stacks are not needed.
  Error.stackTraceLimit = 0
  vi.stubGlobal('window', createFakeWindow())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/**
 * The kit is created once. A schedule leaves only payments, which are destroyed, and the wallet's
 * state.
 */
async function createWorld(test: TestKit, scheduler: fc.Scheduler): Promise<World> {
  const { adapter } = test
  adapter.setConnection(createConnection())
  test.kit.storage.remove('sentPayments')
  test.kit.storage.remove('paidReceivers')
  const asked: Asked[] = []
  const fee = { limit: 42_000n }
  const awaits: World['awaits'] = {
    isScheduled: false,
    one: async (name) => {
      if (awaits.isScheduled) await scheduler.schedule(Promise.resolve(), name)
    },
  }
  const chain = createScheduledChain({ awaits, adapter, asked, fee })
  const world = await createTestSend({ chain, test })
  adapter.features['connection:read'] = async () => {
    await awaits.one('connection:read')
    const connection = adapter.getConnection()
    if (!connection) throw new CleatError('WALLET_DISCONNECTED', { context: { wallet: 'A' } })
    return connection
  }
  adapter.features['transfers:load'] = async () => {
    await awaits.one('load')
    return chain.transfers
  }
  for (const network of world.kit.controllers.network.get('eip155')?.caipNetworks ?? [])
    for (const address of accounts) {
      const { queryKey } = world.queries.holdings({ address, network })
      const balances = [createCoin(network.caipNetworkId)]
      world.cache.answers.set(JSON.stringify(queryKey), { balances })
    }
  return { ...world, asked, agreed: new Map(), fee, awaits, meant: 0n }
}

/**
 * Every answer of the chain waits for the scheduler. The wallet's state is recorded when it is
 * asked.
 */
function createScheduledChain(parameters: {
  awaits: World['awaits']
  adapter: FakeAdapter
  asked: Asked[]
  fee: { limit: bigint }
}) {
  const { awaits, adapter, asked, fee } = parameters
  const chain = createFakeChain()
  const { transfers } = chain
  return {
    ...chain,
    transfers: {
      ...transfers,
      async prepare(payment: Parameters<typeof transfers.prepare>[0]) {
        await awaits.one('prepare')
        const prepared = await transfers.prepare(payment)
        const { limit } = fee
        const payload = { ...(prepared.payload as FakePayload), feeLimit: limit }
        return { ...prepared, payload, fee: { expected: 1n, limit } }
      },
      async decode(payload: Parameters<typeof transfers.decode>[0]) {
        await awaits.one('decode')
        return await transfers.decode(payload)
      },
      check: async () => {
        await awaits.one('check')
      },
      async send(prepared: Parameters<typeof transfers.send>[0]) {
        const connection = adapter.getConnection()
        asked.push({
          payload: prepared.payload as FakePayload,
          chain: connection?.caipNetworkId,
          account: connection?.accounts[0].address,
          end: 'open',
        })
        return await transfers.send(prepared)
      },
    },
  }
}

/** Fills the form with a new intended payment. */
function fill(world: World): void {
  const { send, kit } = world
  world.meant += 1n
  send.start()
  const { caipNetworkId } = kit.controllers.network.getActive()
  send.setToken(createCoin(caipNetworkId))
  send.setAmount(world.meant)
  send.setReceiver(receivers[Number(world.meant) % 2] ?? '')
}

function press(world: World): void {
  const { send, agreed } = world
  const { preparing } = send.state
  if (preparing.status === 'success' && !preparing.feeBefore) {
    const { payload, fee } = preparing.prepared
    const shown = payload as FakePayload
    agreed.set(shown.amount, { payload: shown, feeLimit: fee?.limit ?? 0n })
  }
  send.send().catch(() => undefined)
}

/** Visitors confirm before repeating a payment of unknown outcome. This one never does. */
function prepare(world: World): void {
  const { sending } = world.send.state
  if (sending.status === 'error' && sending.isUnknown) return
  void world.send.prepare()
}

function answer(world: World, how: 'approve' | 'decline' | 'lose' | SendError): void {
  const at = world.asked.findIndex(({ end }) => end === 'open')
  const question: FakeQuestion | undefined = world.chain.questions[at]
  const entry = world.asked[at]
  if (!question || !entry) return
  const isRow = typeof how === 'object'
  // An unknown outcome counts as sent here.
  const isRefused = isRow ? how.outcome === 'not-sent' : how === 'decline'
  entry.end = isRefused ? 'refused' : 'sent'
  const context = { wallet: 'Wallet A', method: 'payment:send' }
  if (isRow) question.reject(createRefusal(how))
  else if (how === 'approve') question.approve()
  else if (how === 'decline') question.reject(new CleatError('REQUEST_USER_REJECTED', { context }))
  else question.reject(new CleatError('WALLET_ERROR', { context }))
}

function act(world: World, what: Step): void {
  const { adapter, send, fee } = world
  const connection = adapter.getConnection()
  if (typeof what === 'object') return answer(world, what)
  switch (what) {
    case 'press':
      return press(world)
    case 'prepare':
      return prepare(world)
    case 'edit':
      return fill(world)
    case 'approve':
    case 'decline':
    case 'lose':
      return answer(world, what)
    case 'confirm':
      return send.confirmFee()
    case 'dearer':
      fee.limit += 1n
      return
    case 'wait':
      return void vi.advanceTimersByTime(300_000)
    case 'wallet gone':
      return adapter.drop()
    case 'network':
      return adapter.moveTo(connection?.caipNetworkId === mainnetId ? baseId : mainnetId)
    case 'account': {
      if (!connection) return
      const address = accounts.find((one) => one !== connection.accounts[0].address) ?? ''
      return adapter.setConnection({ ...connection, accounts: [{ address }] })
    }
    default:
      return what satisfies never
  }
}

/** Runs everything that is pending. */
async function settle(scheduler: fc.Scheduler): Promise<void> {
  do {
    await scheduler.waitIdle()
    await new Promise((resolve) => setImmediate(resolve))
  } while (scheduler.count() > 0)
}

async function run(
  test: TestKit,
  { scheduler, steps }: { scheduler: fc.Scheduler; steps: readonly Step[] },
): Promise<World> {
  const world = await createWorld(test, scheduler)
  fill(world)
  await settle(scheduler)
  await world.send.prepare()
  world.awaits.isScheduled = true
  scheduler.scheduleSequence(
    ['press' as const, ...steps].map((what) => async () => act(world, what)),
  )
  await settle(scheduler)
  world.send.destroy()
  return world
}

/** Descriptions of what went wrong. Empty if nothing did. */
function findFaults({ asked, agreed }: World): string[] {
  return asked.flatMap(({ payload, chain, account }, at) => {
    const agreement = agreed.get(payload.amount)
    const earlier = asked.slice(0, at).filter((one) => one.payload.amount === payload.amount)
    const expected = agreement && { ...agreement.payload, feeLimit: payload.feeLimit }
    return [
      chain !== `eip155:${payload.chain}` && `asked on ${chain} for ${payload.chain}`,
      account !== payload.from && `asked ${account} for ${payload.from}`,
      JSON.stringify(expected, toText) !== JSON.stringify(payload, toText) && 'not agreed to',
      agreement && payload.feeLimit > agreement.feeLimit && 'for more than was shown',
      earlier.some(({ end }) => end !== 'refused') && `asked twice for ${payload.amount}`,
    ].filter((fault) => typeof fault === 'string')
  })
}

function toText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value
}

test('behavior: 10,000 schedules of presses, retries, time-outs and switches send nothing twice, elsewhere or otherwise', {
  timeout: 300_000,
}, async () => {
  const test = createTestKit({ adapter: createFakeAdapter() })
  let questions = 0
  let twice = 0
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 4, maxLength: 14, size: 'max' }),
      async (scheduler, steps) => {
        const world = await run(test, { scheduler, steps })
        questions += world.asked.length
        if (world.asked.length > 1) twice += 1
        expect(findFaults(world)).toEqual([])
      },
    ),
    { numRuns: runs },
  )
  // Guards against schedules that never reach the wallet, which could not ask it twice.
  expect(questions).toBeGreaterThan(runs / 2)
  expect(twice).toBeGreaterThan(runs / 100)
})

test.each(refusalRows)('behavior: $client: $code $message is at most one payment', async (row) => {
  const test = createTestKit({ adapter: createFakeAdapter() })
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const steps = [row, 'prepare', 'press', 'approve', 'press', 'prepare', 'press'] as const
      const world = await run(test, { scheduler, steps })
      expect(findFaults(world)).toEqual([])
    }),
    { numRuns: 20 },
  )
})
