import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../base/errors/cleatError.ts'
import { isCleatError } from '../base/errors/isCleatError.ts'
import { createConnection, createFakeAdapter, type FakeAdapter } from '../test/createFakeAdapter.ts'
import { createFakeWindow } from '../test/createFakeWindow.ts'
import { createTestKit, type TestKit } from '../test/createTestKit.ts'
import { base, baseId, mainnet, mainnetId, unlistedId } from '../test/networks.ts'
import { watchRejections } from '../test/watchRejections.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const addresses = [
  '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
]
const chains = [mainnetId, baseId, unlistedId]

const step = fc.oneof(
  fc.record({ do: fc.constant('connect'), connectorId: fc.constantFrom('a', 'b', 'missing') }),
  fc.record({ do: fc.constant('approve'), prompt: fc.nat(5), chain: fc.constantFrom(...chains) }),
  fc.record({ do: fc.constant('decline'), prompt: fc.nat(5) }),
  fc.record({ do: fc.constant('account'), address: fc.constantFrom(...addresses) }),
  fc.record({ do: fc.constant('network'), chain: fc.constantFrom(...chains) }),
  fc.record({ do: fc.constant('drop') }),
  fc.record({
    do: fc.constant('switch'),
    network: fc.constantFrom(mainnet, base),
    wallet: fc.constantFrom('moves', 'moves late', 'declines', 'stays', 'is silent'),
  }),
  fc.record({
    do: fc.constant('disconnect'),
    wallet: fc.constantFrom('answers', 'answers late', 'fails'),
  }),
  fc.record({
    do: fc.constant('open'),
    view: fc.constantFrom('Connect', 'Account', 'Networks', undefined),
  }),
  fc.record({ do: fc.constant('close') }),
  fc.record({ do: fc.constant('sign') }),
  fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(1, 1000, 2000, 300_000) }),
)

type Step = typeof step extends fc.Arbitrary<infer value> ? value : never

type Model = TestKit & {
  /** Pending promises by the name of the action. */
  readonly pending: Map<Promise<unknown>, string>
  /** Rejections that are not a `CleatError`. */
  readonly foreign: unknown[]
}

function createModel(session: boolean): Model {
  const adapter = createFakeAdapter(session ? { session: createConnection() } : {})
  adapter.asks = true
  return { ...createTestKit({ adapter }), pending: new Map(), foreign: [] }
}

function track(model: Model, name: string, promise: Promise<unknown>): void {
  model.pending.set(promise, name)
  const forget = () => model.pending.delete(promise)
  promise.then(forget, (error: unknown) => {
    forget()
    if (!isCleatError(error)) model.foreign.push(error)
  })
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** The wallet's reaction to the next switch. The adapter fulfils its contract in every case. */
function scriptSwitch(adapter: FakeAdapter, wallet: string): void {
  adapter.features['network:switch'] = async ({ network }) => {
    if (wallet === 'is silent') return new Promise(() => undefined)
    if (wallet === 'declines')
      throw new CleatError('NETWORK_SWITCH_REJECTED', {
        context: { network: network.name, wallet: 'A' },
      })
    if (wallet === 'moves late') await later(1500)
    if (wallet !== 'stays') adapter.moveTo(network.caipNetworkId)
  }
}

function scriptDisconnect(adapter: FakeAdapter, wallet: string): void {
  adapter.overrides.disconnect = async () => {
    if (wallet === 'answers late') await later(1500)
    adapter.drop()
    if (wallet === 'fails') throw new Error('The wallet failed')
  }
}

function run(model: Model, { kit, adapter }: TestKit, taken: Step): void {
  switch (taken.do) {
    case 'connect':
      return track(model, 'connect', kit.actions.connect(taken))
    case 'approve': {
      const prompt = adapter.prompts[taken.prompt]
      const { chain: caipNetworkId } = taken
      const connectorId = prompt?.connectorId ?? 'a'
      return prompt?.approve(createConnection({ connectorId, caipNetworkId }))
    }
    case 'decline':
      return adapter.prompts[taken.prompt]?.reject(
        new CleatError('CONNECTION_USER_REJECTED', { context: { wallet: 'A' } }),
      )
    case 'account': {
      const connection = adapter.getConnection()
      if (connection)
        adapter.setConnection({ ...connection, accounts: [{ address: taken.address }] })
      return
    }
    case 'network':
      return adapter.moveTo(taken.chain)
    case 'drop':
      return adapter.getConnection() ? adapter.drop() : undefined
    case 'switch':
      scriptSwitch(adapter, taken.wallet)
      return track(model, 'switchNetwork', kit.actions.switchNetwork(taken))
    case 'disconnect':
      scriptDisconnect(adapter, taken.wallet)
      return track(model, 'disconnect', kit.actions.disconnect())
    case 'open':
      return track(model, 'open', kit.actions.open({ view: taken.view }))
    case 'close':
      return void kit.actions.close()
    case 'sign':
      return track(model, 'signMessage', kit.actions.signMessage({ message: 'Hello' }))
    case 'wait':
      return
    default:
      return taken satisfies never
  }
}

/** Invariants at every moment, including within a change. */
function checkAlways({ kit }: TestKit): void {
  const { status, address, caipAddress, connectorId } = kit.controllers.account.get('eip155')
  for (const part of [address, caipAddress, connectorId])
    expect(part !== undefined).toBe(status === 'connected')
}

/** Invariants after all pending work has settled. */
function checkSettled({ kit, adapter, pending, foreign }: Model): void {
  const { account, connection, modal, network } = kit.controllers
  const state = account.get('eip155')
  const live = adapter.getConnection()
  const isBusy = kit.attempts.size > 0 || kit.disconnections.size > 0

  expect(foreign).toEqual([])
  expect(connection.state.flow.status === 'pending').toBe(kit.attempts.size > 0)
  if (!modal.state.open) expect([...pending.values()]).not.toContain('open')
  if (isBusy || state.status === 'reconnecting') return

  expect(state.status).toBe(live ? 'connected' : 'disconnected')
  const active = network.get('eip155')
  expect(active?.isUnsupportedChain).toBe(live?.caipNetworkId === unlistedId)
  if (!live) return
  expect(state).toMatchObject({
    address: live.accounts[0].address,
    connectorId: live.connectorId,
    caipAddress: `${live.caipNetworkId}:${live.accounts[0].address}`,
  })
  expect(active?.caipNetwork.caipNetworkId).toBe(live.caipNetworkId)
}

const sequences = fc.record({
  session: fc.boolean(),
  steps: fc.array(fc.record({ step, settles: fc.boolean() }), { maxLength: 25 }),
})

test('default', { timeout: 60_000 }, async () => {
  const stopWatching = watchRejections()
  await fc.assert(
    fc.asyncProperty(sequences, async ({ session, steps }) => {
      vi.clearAllTimers()
      const page = createFakeWindow()
      vi.stubGlobal('window', page)
      const model = createModel(session)
      const { kit, adapter } = model
      kit.start()
      for (const { step: taken, settles } of steps) {
        run(model, model, taken)
        checkAlways(model)
        if (!settles && taken.do !== 'wait') continue
        await vi.advanceTimersByTimeAsync(taken.do === 'wait' ? taken.ms : 0)
        checkAlways(model)
        checkSettled(model)
      }

      await vi.advanceTimersByTimeAsync(300_000)
      // Code that loads takes time of the machine, which no timer tells.
      await vi.dynamicImportSettled()
      await vi.advanceTimersByTimeAsync(300_000)
      checkSettled(model)
      const names = new Set(model.pending.values())
      names.delete('open')
      expect([...names]).toEqual([])
      kit.destroy()
      await vi.advanceTimersByTimeAsync(0)
      expect([...model.pending.values()]).toEqual([])
      expect(page.countListeners()).toBe(0)
      expect(adapter.liveStarts).toBe(0)
      expect(vi.getTimerCount()).toBe(0)
    }),
    { numRuns: 300 },
  )
  expect(await stopWatching()).toEqual([])
})
