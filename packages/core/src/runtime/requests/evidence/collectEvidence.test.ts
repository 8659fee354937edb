import { afterEach, expect, test, vi } from 'vitest'
import { toCaipAddress } from '../../../base/caip/caipAddress.ts'
import type { AdapterFeatures } from '../../../contract/adapter/adapterFeatures.ts'
import type { CleatEvent } from '../../../contract/events/cleatEvent.ts'
import type { KitOptions } from '../../../contract/options/kitOptions.ts'
import type { RequestAction } from '../../../contract/requests/requestAction.ts'
import type { RequestSimulation } from '../../../contract/requests/requestEvidence.ts'
import type { RequestPolicy } from '../../../contract/requests/requestPolicy.ts'
import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import { createConnection, createFakeAdapter } from '../../../test/createFakeAdapter.ts'
import { createFakeTransfers } from '../../../test/createFakeTransfers.ts'
import { createTestKit } from '../../../test/createTestKit.ts'
import { mainnetId } from '../../../test/networks.ts'
import { runRequest } from '../runRequest.ts'
import { collectEvidence, type Evidence } from './collectEvidence.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const stranger = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const view: RequestView = {
  ...{ namespace: 'eip155', address, caipNetworkId: mainnetId, wallet: 'Wallet A' },
}
const call: RequestAction = { kind: 'call', to: stranger, value: 0n }
const approve: RequestAction = {
  ...{ kind: 'approve', token: address, spender: stranger, amount: 5n, isSignature: false },
}
const nothing: Extract<RequestSimulation, { status: 'success' }> = {
  ...{ status: 'success', changes: [], allowances: [] },
  ...{ isAccountChanged: false, isUnsteady: false },
}
const reverted: RequestSimulation = { status: 'reverted', reason: 'PAUSED' }

type Simulate = AdapterFeatures['request:simulate']
type Parties = AdapterFeatures['request:parties']

afterEach(() => {
  vi.useRealTimers()
})

function prepare(
  given: {
    actions?: readonly RequestAction[]
    simulate?: Simulate
    parties?: Parties
    options?: Partial<KitOptions>
  } = {},
) {
  const { actions = [call], simulate, parties, options } = given
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  const sent: string[] = []
  adapter.features['provider:request'] = async ({ method }) => {
    sent.push(method)
    return 'answer'
  }
  adapter.features['request:decode'] = async ({ request }) => ({
    ...{ path: [request.method], signedFor: mainnetId, pinned: [], actions },
  })
  const tried: Parameters<Simulate>[0][] = []
  if (simulate)
    adapter.features['request:simulate'] = (asked) => {
      tried.push(asked)
      return simulate(asked)
    }
  if (parties) adapter.features['request:parties'] = parties
  const events: CleatEvent[] = []
  const { kit } = createTestKit({ adapter, onEvent: (event) => events.push(event), ...options })
  const ask = (asking: Parameters<typeof runRequest>[0]) =>
    runRequest(asking, {
      ...{ type: 'provider:request', method: 'eth_sendTransaction', params: [{}], view },
    })
  const run = () => ask(kit)
  const reviewed = () =>
    events.flatMap((event) =>
      event.event === 'REQUEST_REVIEWED'
        ? [[event.properties.level, ...event.properties.rules]]
        : [],
    )
  const collect = (part: { level?: 'plain' | 'caution' | 'refused' } = {}): Evidence =>
    collectEvidence(kit, {
      readConnection: createConnection,
      request: {
        ...{ path: ['any'], signedFor: mainnetId, pinned: [], actions, method: 'any', params: [] },
        ...{ namespace: 'eip155', account: address, chain: mainnetId, findings: [] },
        ...{ level: 'plain', verdict: 'allow', ...part },
      },
    })
  return { kit, sent, tried, ask, run, reviewed, collect }
}

const never = () => new Promise<never>(() => undefined)

test('default: what a trial shows raises the level', async () => {
  const { run, reviewed, tried } = prepare({ simulate: async () => reverted })
  expect(await run()).toBe('answer')
  expect(reviewed()).toEqual([['caution', 'reverted']])
  expect(tried).toMatchObject([
    {
      ...{ request: { method: 'eth_sendTransaction', params: [{}] }, actions: [call] },
      ...{ connection: { accounts: [{ address }] }, network: { caipNetworkId: mainnetId } },
      isLater: false,
    },
  ])
})

test('default: who takes part raises the level, too', async () => {
  const asked: Parameters<Parties>[0][] = []
  const { run, reviewed } = prepare({
    actions: [approve],
    async parties(parameters) {
      asked.push(parameters)
      return { [stranger]: { kind: 'account' } }
    },
  })
  await run()
  expect(reviewed()).toEqual([['stop', 'approve-spender', 'spender-account']])
  expect(asked).toMatchObject([
    { addresses: [stranger, address], tokens: [address], account: address },
  ])
})

test('default: an order that brings less than half raises the level, too', async () => {
  const ether = 10n ** 18n
  const coin = { token: undefined, amount: ether }
  const order = (amount: bigint): RequestAction => ({
    ...{ kind: 'order', protocol: 'CoW', gives: [coin], gets: [{ token: stranger, amount }] },
  })
  const judge = async (action: RequestAction) => {
    const { kit, ask, reviewed } = prepare({ actions: [action] })
    const runtime = await kit.runtime.load()
    const held = { address: stranger, name: 'Dai', symbol: 'DAI', decimals: 18, value: 0n }
    const transfers = createFakeTransfers({ readTokens: async () => [held] })
    Object.assign(kit.adapters.get('eip155')?.features ?? {}, {
      'transfers:load': async () => transfers,
    })
    const addresses = [stranger, `0x${'e'.repeat(40)}`].map((one) =>
      toCaipAddress({ caipNetworkId: mainnetId, address: one }),
    )
    const { queryKey } = runtime.queries.prices({ addresses })
    const listed = new Map(addresses.map((one, at) => [one, at === 0 ? 1 : 2000]))
    runtime.queryClient.setQueryData(queryKey, listed)
    // What loads on a busy machine takes longer than requests wait.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await ask(runtime)
    vi.useRealTimers()
    return reviewed()
  }
  expect(await judge(order(1000n * ether))).toEqual([['caution', 'order']])
  expect(await judge(order(999n * ether))).toEqual([['stop', 'order', 'order-low']])
})

test('behavior: nothing lowers a level, and rules are not skipped', async () => {
  const { run, reviewed } = prepare({
    actions: [{ kind: 'approveAll', token: address, operator: stranger }],
    simulate: async () => nothing,
    parties: async () => ({ [stranger]: { kind: 'contract' } }),
  })
  await run()
  expect(reviewed()).toEqual([['stop', 'approve-all']])
})

test('behavior: a request waits 150 ms and no longer', async () => {
  vi.useFakeTimers()
  const { collect } = prepare({ simulate: never, parties: never, actions: [approve] })
  const evidence = collect()
  let judged: unknown
  void evidence.judge().then((request) => {
    judged = request
  })
  await vi.advanceTimersByTimeAsync(149)
  expect(judged).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(judged).toMatchObject({ level: 'plain', findings: [] })
  const done = vi.fn()
  void evidence.complete.then(done)
  await vi.advanceTimersByTimeAsync(4849)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledWith({
    ...{ simulation: { status: 'unknown', reason: 'timeout' }, parties: {} },
  })
})

test('behavior: what is known after 150 ms counts', async () => {
  vi.useFakeTimers()
  const { collect } = prepare({
    ...{ simulate: never, actions: [approve] },
    parties: async () => ({ [stranger]: { kind: 'account' } }),
  })
  const judging = collect().judge()
  await vi.advanceTimersByTimeAsync(150)
  expect(await judging).toMatchObject({ level: 'stop', verdict: 'confirm' })
})

test('behavior: another moment is tried where the first one is not plain', async () => {
  const moved = {
    ...nothing,
    changes: [{ token: stranger, amount: 5n, direction: 'out' }],
  } as const
  const answers: RequestSimulation[] = [moved, nothing, moved, moved, nothing]
  const simulate: Simulate = async () => answers.shift()
  const { collect, tried } = prepare({ simulate })
  expect((await collect().judge()).findings.map(({ rule }) => rule)).toEqual([
    'outflow',
    'unsteady',
  ])
  expect((await collect().judge()).findings.map(({ rule }) => rule)).toEqual(['outflow'])
  expect((await collect().judge()).findings).toEqual([])
  expect(tried.map(({ isLater }) => isLater)).toEqual([false, true, false, true, false])
})

test('behavior: a spender that only the trial shows is read, too', async () => {
  const given = { ...nothing, allowances: [{ token: address, spender: stranger, amount: 5n }] }
  const parties = vi.fn<Parties>(async () => ({}))
  const other: RequestAction = { kind: 'call', to: address, value: 0n }
  const options = { contracts: { [`eip155:1:${stranger}`]: { name: 'Router', trusted: true } } }
  const simulate: Simulate = async () => given
  const { collect } = prepare({ actions: [other], parties, options, simulate })
  const evidence = collect()
  expect((await evidence.judge()).level).toBe('plain')
  expect(parties.mock.calls.map(([{ addresses }]) => addresses)).toEqual([[address], [stranger]])
  expect((await evidence.complete).parties[stranger]).toEqual({
    ...{ address: stranger, kind: 'unknown', name: 'Router', isTrusted: true },
  })
})

test('behavior: what is refused, and what sends nothing, is not tried', async () => {
  const simulate = vi.fn<Simulate>(async () => nothing)
  const parties = vi.fn<Parties>(async () => ({}))
  await prepare({ simulate, parties }).collect({ level: 'refused' }).complete
  const text: RequestAction = { kind: 'message', text: 'Hello' }
  const { collect } = prepare({ simulate, parties, actions: [text] })
  expect(await collect().complete).toEqual({ simulation: undefined, parties: {} })
  expect(simulate).not.toHaveBeenCalled()
  expect(parties).not.toHaveBeenCalled()
})

test('behavior: a trial that rejects is one that failed', async () => {
  const away = () => Promise.reject(new Error('away'))
  const { collect } = prepare({ simulate: away, parties: away })
  const evidence = collect()
  expect((await evidence.judge()).level).toBe('plain')
  expect(await evidence.complete).toMatchObject({
    simulation: { status: 'unknown', reason: 'failed' },
    parties: { [stranger]: { kind: 'unknown' } },
  })
})

test('default: a policy asks for facts, and waits for them', async () => {
  const seen: unknown[] = []
  const policy: RequestPolicy = async (_, facts) => {
    seen.push(await facts.simulation(), await facts.party(stranger), await facts.party(address))
    seen.push(await facts.value())
    return 'refuse' as const
  }
  const parties: Parties = async ({ addresses }) =>
    Object.fromEntries(addresses.map((one) => [one, { kind: 'contract' }]))
  const simulate: Simulate = async () => {
    await new Promise((done) => setTimeout(done, 200))
    return nothing
  }
  const { run, sent } = prepare({ simulate, parties, options: { policy } })
  await expect(run()).rejects.toMatchObject({ code: 'REQUEST_NOT_ALLOWED' })
  expect(sent).toEqual([])
  const party = { kind: 'contract', isTrusted: false }
  expect(seen).toEqual([
    ...[nothing, { address: stranger, ...party }, { address, ...party }],
    { fiat: 0, known: true },
  ])
})

test('behavior: a policy knows what the wallet can do, and whom the account knows', async () => {
  const said: unknown[] = []
  const policy: RequestPolicy = async (_, facts) => {
    const { source, atomic } = await facts.capabilities()
    said.push([source, atomic, facts.isFirstTime(stranger), facts.isFirstTime(address)])
    return 'allow' as const
  }
  const { run } = prepare({ options: { policy } })
  await run()
  await run()
  expect(said).toEqual([
    ['none', 'unknown', true, false],
    ['none', 'unknown', false, false],
  ])
})

test('behavior: a wallet that says what it can do', async () => {
  const { kit, collect } = prepare()
  const read = async () => ({ [mainnetId]: { atomic: { status: 'supported' } } })
  Object.assign(kit.adapters.get('eip155')?.features ?? {}, { 'capabilities:read': read })
  const calls = await kit.feature('calls')
  Object.assign(kit, { calls: async () => calls })
  expect(await collect().facts.capabilities()).toMatchObject({
    ...{ source: 'wallet', atomic: 'supported' },
  })
})
