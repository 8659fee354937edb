import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { PreparedSwap, SwapStep } from '../../contract/swaps/preparedSwap.ts'
import type { SwapAdapter } from '../../contract/swaps/swapAdapter.ts'
import {
  createConnection,
  createFakeAdapter,
  type FakeAdapter,
} from '../../test/createFakeAdapter.ts'
import { createFakeSwaps, type FakeSwaps } from '../../test/createFakeSwaps.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createRefusal } from '../../test/createRefusal.ts'
import { createTestKit, type TestKit } from '../../test/createTestKit.ts'
import { createTestSwap, held, type TestSwap } from '../../test/createTestSwap.ts'
import { baseId, mainnetId } from '../../test/networks.ts'
import { type SendError, sendErrors } from '../../test/sendErrors.ts'
import { serviceUrl } from '../../test/startFakeApi.ts'
import { toQuotesBody } from '../../test/toQuotesBody.ts'

// By hand: SCHEDULES=10000 CLEAT_SEED=1 vitest run --project core createSwap.schedules
const runs = Number(process.env.SCHEDULES ?? 500)

const accounts = [
  '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
]
const ten = 10n * 10n ** 18n
const million = 1_000_000n

const step = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom('press', 'press twice') },
  { weight: 8, arbitrary: fc.constant('prepare' as const) },
  { weight: 9, arbitrary: fc.constantFrom('approve', 'approve', 'decline', 'mine', 'mine') },
  // What wallets and nodes answer, as in the tables of errors.
  { weight: 3, arbitrary: fc.constantFrom(...sendErrors) },
  { weight: 30, arbitrary: fc.constantFrom('look', 'look', 'look', 'second') },
  { weight: 3, arbitrary: fc.constantFrom('refresh', 'expiry') },
  { weight: 6, arbitrary: fc.constantFrom('better', 'worse', 'accept') },
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      ...['edit', 'lose', 'network', 'account', 'wallet gone', 'close', 'revert', 'allow less'],
    ),
  },
)

type Step = typeof step extends fc.Arbitrary<infer value> ? value : never

/** What the wallet was asked, and its account, network and time at that moment. */
type Asked = {
  readonly prepared: PreparedSwap
  readonly type: SwapStep['type']
  readonly chain: CaipNetworkId | undefined
  readonly account: string | undefined
  readonly at: number
  /** What the visitor had agreed to. */
  readonly least: bigint | undefined
  readonly hash: string
  /** What the wallet did, even if its answer was lost. */
  end: 'open' | 'sent' | 'refused'
}

type World = TestSwap & {
  readonly asked: Asked[]
  /** The least that visitors were shown when they pressed, by the amount of the swap. */
  readonly agreed: Map<bigint, bigint>
  /** What visitors wait for. */
  readonly promises: Set<Promise<unknown>>
  readonly market: { price: bigint; isAllowed: boolean }
  /** Resolves at once, or when the scheduler decides. */
  readonly awaits: { isScheduled: boolean; one(name: string): Promise<void> }
  /** The amount of the current swap, which no other has. */
  meant: bigint
}

const { stackTraceLimit } = Error
let awaitsOfFetch: World['awaits'] | undefined
let priceOfFetch = 10n * million

beforeAll(() => {
  // Schedules create many thousands of errors and aborted signals, whose stacks are not needed.
  Error.stackTraceLimit = 0
  vi.stubGlobal('window', createFakeWindow())
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    await awaitsOfFetch?.one('fetch')
    request.signal.throwIfAborted()
    const { pathname } = new URL(request.url)
    const isQuotes = pathname === new URL(`${serviceUrl}/v1/convert/quotes`).pathname
    const offer = { id: 'pools', amount: priceOfFetch, of: ten }
    return Response.json(isQuotes ? toQuotesBody(request, [offer]) : { fungibles: [] })
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The kit is created once. A schedule leaves only swaps, which are destroyed, and a wallet. */
async function createWorld(
  given: TestKit,
  { scheduler, isAllowed }: { scheduler: fc.Scheduler; isAllowed: boolean },
): Promise<World> {
  const { adapter } = given
  adapter.setConnection(createConnection())
  given.kit.storage.remove('sentSwaps')
  const asked: Asked[] = []
  const market = { price: 10n * million, isAllowed }
  const awaits: World['awaits'] = {
    isScheduled: false,
    one: async (name) => {
      if (awaits.isScheduled) await scheduler.schedule(Promise.resolve(), name)
    },
  }
  awaitsOfFetch = awaits
  priceOfFetch = market.price
  const agreed: World['agreed'] = new Map()
  const chain = createScheduledChain({ awaits, adapter, asked, agreed, market })
  const world = await createTestSwap({ chain, test: given })
  adapter.features['swaps:load'] = async () => {
    await awaits.one('load')
    return chain.swaps
  }
  adapter.features['connection:read'] = async () => {
    await awaits.one('connection:read')
    const connection = adapter.getConnection()
    if (!connection) throw new CleatError('WALLET_DISCONNECTED', { context: { wallet: 'A' } })
    return connection
  }
  given.kit.controllers.router.reset({ name: 'SwapPreview' })
  given.kit.controllers.modal.open({})
  return { ...world, asked, agreed, promises: new Set(), market, awaits, meant: ten }
}

/** Every answer of the chain waits for the scheduler. The wallet is recorded when it is asked. */
function createScheduledChain(parameters: {
  awaits: World['awaits']
  adapter: FakeAdapter
  asked: Asked[]
  agreed: World['agreed']
  market: World['market']
}): FakeSwaps {
  const { awaits, adapter, asked, agreed, market } = parameters
  const chain = createFakeSwaps({ isAllowed: () => market.isAllowed, lifetimeMs: 40_000 })
  const { swaps } = chain
  const swapsLater: SwapAdapter = {
    ...swaps,
    async prepare(given) {
      await awaits.one('prepare')
      return await swaps.prepare(given)
    },
    async decode(given) {
      await awaits.one('decode')
      return await swaps.decode(given)
    },
    check: async () => {
      await awaits.one('check')
    },
    async send(given) {
      const { prepared } = given
      const connection = adapter.getConnection()
      const hash = `0x${(chain.questions.length + 1).toString(16).padStart(64, '0')}`
      asked.push({
        ...{ prepared, type: prepared.steps[given.step]?.type ?? 'swap', at: Date.now(), hash },
        least: agreed.get(prepared.swap.amount),
        chain: connection?.caipNetworkId,
        account: connection?.accounts[0].address,
        end: 'open',
      })
      return await swaps.send(given)
    },
  }
  return { ...chain, swaps: swapsLater }
}

/** Fills the form with another swap. */
function fill(world: World): void {
  const { swap, kit } = world
  world.meant += 1n
  const { caipNetworkId } = kit.controllers.network.getActive()
  const here = (token: typeof held.DAI) => ({ ...token, chainId: caipNetworkId })
  swap.setSourceToken(here(held.DAI))
  swap.setToToken(here(held.USDC))
  swap.setAmount(world.meant)
}

function press(world: World): void {
  const { swap, agreed, promises } = world
  const { preparing, swapping } = swap.state
  if (preparing.status === 'success' && !preparing.before) {
    const { swap: shown, minReceived } = preparing.prepared
    // A press during the same swap agrees to nothing new.
    const isPending =
      swapping.status === 'pending' && swapping.prepared.swap.amount === shown.amount
    if (!isPending) agreed.set(shown.amount, minReceived)
  }
  follow(promises, swap.swap())
}

function follow(promises: World['promises'], promise: Promise<unknown>): void {
  promises.add(promise)
  const forget = () => promises.delete(promise)
  promise.then(forget, forget)
}

/** Visitors look at the chain before they repeat what may have happened. This one never does. */
function prepare(world: World): void {
  const { swapping } = world.swap.state
  if (swapping.status === 'error' && swapping.isUnknown) return
  follow(world.promises, world.swap.prepare())
}

function answer(world: World, how: 'approve' | 'decline' | 'lose' | SendError): void {
  const at = world.asked.findIndex(({ end }) => end === 'open')
  const question = world.chain.questions[at]
  const entry = world.asked[at]
  if (!question || !entry) return
  const isRow = typeof how === 'object'
  // An unknown outcome counts as sent here.
  const isRefused = isRow ? how.outcome === 'not-sent' : how === 'decline'
  entry.end = isRefused ? 'refused' : 'sent'
  const context = { wallet: 'Wallet A', method: 'swap:send' }
  if (isRow) question.reject(createRefusal(how))
  else if (how === 'approve') question.approve()
  else if (how === 'decline') question.reject(new CleatError('REQUEST_USER_REJECTED', { context }))
  else question.reject(new CleatError('WALLET_ERROR', { context }))
}

/** The chain decides all that was sent, from the oldest on. */
function mine({ asked, chain, market }: World, isReverted = false): void {
  for (const entry of asked) {
    if (entry.end !== 'sent') continue
    const { hash, type, prepared } = entry
    if (isReverted) {
      chain.decide(hash, { status: 'failed', hash, reason: 'it was reverted' })
      entry.end = 'refused'
      return
    }
    if (type === 'approve') market.isAllowed = true
    const received = type === 'swap' ? { received: prepared.minReceived } : {}
    chain.decide(hash, { status: 'confirmed', hash, ...received })
  }
}

function change(market: World['market'], by: bigint): void {
  market.price += by
  priceOfFetch = market.price
}

function act(world: World, what: Step): void {
  const { adapter, swap, kit, market } = world
  const connection = adapter.getConnection()
  if (typeof what === 'object') return answer(world, what)
  switch (what) {
    case 'press':
      return press(world)
    case 'press twice':
      press(world)
      return press(world)
    case 'prepare':
      return prepare(world)
    case 'edit':
      return fill(world)
    case 'approve':
    case 'decline':
    case 'lose':
      return answer(world, what)
    case 'mine':
      return mine(world)
    case 'revert':
      return mine(world, true)
    case 'accept':
      return swap.acceptChange()
    case 'better':
      return change(market, 100_000n)
    case 'worse':
      return change(market, -100_000n)
    case 'allow less':
      market.isAllowed = false
      return
    // Meanwhile others go on.
    case 'look':
      return
    case 'second':
      return void vi.advanceTimersByTime(1000)
    case 'refresh':
      return void vi.advanceTimersByTime(10_000)
    case 'expiry':
      return void vi.advanceTimersByTime(45_000)
    case 'close':
      return kit.controllers.modal.state.open
        ? kit.controllers.modal.close()
        : kit.controllers.modal.open({})
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
      throw new Error(`There is no ${what}.`)
  }
}

/** Runs everything that is pending. */
async function settle(scheduler: fc.Scheduler): Promise<void> {
  do {
    await scheduler.waitIdle()
    await new Promise((resolve) => setImmediate(resolve))
  } while (scheduler.count() > 0)
}

/** The visitor waits until there is a price. */
async function untilPriced({ swap }: World, scheduler: fc.Scheduler): Promise<void> {
  for (let tries = 0; tries < 8 && swap.state.quote?.status !== 'success'; tries += 1) {
    vi.advanceTimersByTime(400)
    await settle(scheduler)
  }
}

/** No answer is late any more, all time passes, and the chain decides. */
async function end(world: World, scheduler: fc.Scheduler): Promise<void> {
  world.awaits.isScheduled = false
  for (let round = 0; round < 4 && world.promises.size > 0; round += 1) {
    while (world.asked.some((one) => one.end === 'open')) answer(world, 'decline')
    mine(world)
    await settle(scheduler)
    vi.advanceTimersByTime(300_000)
    await settle(scheduler)
  }
}

async function run(
  given: TestKit,
  parameters: { scheduler: fc.Scheduler; isAllowed: boolean; steps: readonly Step[] },
): Promise<World & { readonly open: number }> {
  const { scheduler, steps } = parameters
  const world = await createWorld(given, parameters)
  fill(world)
  await untilPriced(world, scheduler)
  await world.swap.prepare()
  world.awaits.isScheduled = true
  scheduler.scheduleSequence(
    ['press' as const, ...steps].map((what) => async () => act(world, what)),
  )
  await settle(scheduler)
  await end(world, scheduler)
  const open = world.promises.size
  world.swap.destroy()
  return { ...world, open }
}

/** Descriptions of what went wrong. Empty if nothing did. */
function findFaults({ asked, open }: World & { readonly open: number }): string[] {
  const faults = asked.flatMap(({ prepared, type, chain, account, at, least }, index) => {
    const { swap, minReceived, expiresAt } = prepared
    const earlier = asked.slice(0, index).filter((one) => {
      return one.type === 'swap' && one.prepared.swap.amount === swap.amount
    })
    return [
      chain !== swap.network.caipNetworkId && `asked on ${chain} for ${swap.network.id}`,
      account !== swap.address && `asked ${account} for ${swap.address}`,
      at >= expiresAt && `asked ${at - expiresAt} ms too late`,
      least === undefined && 'not agreed to',
      least !== undefined && minReceived < least && `for ${minReceived} instead of ${least}`,
      earlier.some((one) => one.end !== 'refused') && `${type} after ${swap.amount} was swapped`,
    ].filter((fault) => typeof fault === 'string')
  })
  return open > 0 ? [...faults, `${open} never ended`] : faults
}

test('behavior: schedules of presses, prices, expiries, answers and switches swap nothing twice, elsewhere, too late or otherwise', {
  timeout: process.env.SCHEDULES ? 0 : 300_000,
}, async () => {
  const given = createTestKit({ adapter: createFakeAdapter(), services: { data: serviceUrl } })
  const counts = { questions: 0, twice: 0, allowances: 0, exchanges: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.boolean(),
      fc.array(step, { minLength: 8, maxLength: 60, size: 'max' }),
      async (scheduler, isAllowed, steps) => {
        const world = await run(given, { scheduler, isAllowed, steps })
        counts.questions += world.asked.length
        if (world.asked.length > 1) counts.twice += 1
        if (world.asked.some(({ type }) => type === 'approve')) counts.allowances += 1
        if (world.asked.some(({ type }) => type === 'swap')) counts.exchanges += 1
        expect(findFaults(world)).toEqual([])
      },
    ),
    { numRuns: runs },
  )
  if (process.env.SCHEDULES) process.stdout.write(JSON.stringify(counts))
  // Guards against schedules that never reach the wallet, which could not ask it twice.
  expect(counts.questions).toBeGreaterThan(runs / 2)
  expect(counts.twice).toBeGreaterThan(runs / 100)
  expect(counts.allowances).toBeGreaterThan(runs / 100)
})
