import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import type { CleatEvent } from '../../contract/events/cleatEvent.ts'
import type { KitOptions } from '../../contract/options/kitOptions.ts'
import type { DecodedRequest } from '../../contract/requests/decodedRequest.ts'
import type { RequestAction } from '../../contract/requests/requestAction.ts'
import type { RequestPolicy } from '../../contract/requests/requestPolicy.ts'
import type { RequestView } from '../../contract/requests/walletRequest.ts'
import { createKit } from '../../kit/createKit.ts'
import { createConnection, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { mainnet, mainnetId } from '../../test/networks.ts'
import { runRequest } from './runRequest.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const stranger = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const view: RequestView = {
  namespace: 'eip155',
  address,
  caipNetworkId: mainnetId,
  wallet: 'Wallet A',
}
const plain: RequestAction = { kind: 'message', text: 'Hello' }
const risky: RequestAction = { kind: 'decrypt' }
const refused: RequestAction = { kind: 'delegate', to: stranger }

afterEach(() => {
  vi.useRealTimers()
})

function prepare(options: Partial<KitOptions> = {}, ...actions: readonly RequestAction[]) {
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  const asked: string[] = []
  adapter.features['provider:request'] = async ({ method }) => {
    asked.push(method)
    return 'answer'
  }
  adapter.features['message:sign'] = async ({ message }) => {
    asked.push(message)
    return { signature: '0x' }
  }
  adapter.features['request:decode'] = async ({ request }) => ({
    ...{ path: [request.method], signedFor: mainnetId, pinned: [], actions },
  })
  const events: CleatEvent[] = []
  const { kit } = createTestKit({ adapter, onEvent: (event) => events.push(event), ...options })
  const run = (method = 'personal_sign') =>
    runRequest(kit, { type: 'provider:request', method, params: ['Hello'], view })
  return { kit, adapter, asked, events, run }
}

function verdicts(events: readonly CleatEvent[]): readonly unknown[] {
  return events.flatMap((event) =>
    event.event === 'REQUEST_REVIEWED' ? [[event.properties.level, event.properties.verdict]] : [],
  )
}

test('default: plain requests pass, and an event tells what the rules say', async () => {
  const { run, asked, events } = prepare({}, plain)
  expect(await run()).toBe('answer')
  expect(asked).toEqual(['personal_sign'])
  expect(verdicts(events)).toEqual([['plain', 'allow']])
})

test('default: what is refused never reaches the wallet, whatever the policy says', async () => {
  for (const policy of [undefined, (): 'allow' => 'allow']) {
    const { run, asked, events } = prepare({ policy }, plain, refused)
    await expect(run('eth_sendTransaction')).rejects.toMatchObject({
      ...{ code: 'REQUEST_NOT_ALLOWED' },
      context: { method: 'eth_sendTransaction', reason: 'delegate-code' },
    })
    expect(asked).toEqual([])
    expect(verdicts(events)).toEqual([['refused', 'refuse']])
  }
})

test('behavior: reads are not judged', async () => {
  const { run, events } = prepare({ policy: () => 'refuse' }, refused)
  expect(await run('eth_call')).toBe('answer')
  expect(verdicts(events)).toEqual([])
})

test('behavior: the policy reads what is asked, frozen, and makes it stricter or looser', async () => {
  const seen: DecodedRequest[] = []
  const answers: RequestPolicy.Answer[] = ['refuse', { verdict: 'refuse', reason: 'Not today' }]
  const policy: RequestPolicy = (request) => {
    seen.push(request)
    return answers.shift() ?? 'allow'
  }
  const onReview = vi.fn(() => false)
  const { run, asked } = prepare({ policy, onReview }, risky)
  await expect(run()).rejects.toMatchObject({ context: { reason: 'the app’s policy' } })
  await expect(run()).rejects.toMatchObject({ context: { reason: 'Not today' } })
  expect(await run()).toBe('answer')
  expect(asked).toHaveLength(1)
  expect(onReview).not.toHaveBeenCalled()
  expect(seen[0]).toMatchObject({
    ...{ method: 'personal_sign', params: ['Hello'], account: address, chain: mainnetId },
    ...{ level: 'caution', verdict: 'confirm', findings: [{ rule: 'decrypt' }] },
  })
  expect(Object.isFrozen(seen[0]?.actions[0])).toBe(true)
})

test('behavior: the visitor is asked about what is to be confirmed, and only a yes is one', async () => {
  const answers: unknown[] = [true, false, 'yes', 1]
  const onReview = vi.fn(() => answers.shift() as boolean)
  const { run, asked } = prepare({ onReview }, risky)
  expect(await run()).toBe('answer')
  for (let no = 0; no < 3; no += 1)
    await expect(run()).rejects.toMatchObject({ code: 'REQUEST_REVIEW_CANCELLED' })
  expect(asked).toHaveLength(1)
  expect(onReview).toHaveBeenCalledTimes(4)
})

test('behavior: what the visitor confirmed in a view of the kit is not asked again, and rules hold', async () => {
  const onReview = vi.fn(() => false)
  const method = 'eth_sendTransaction'
  const confirmed = { type: 'provider:request', method, isConfirmed: true, view } as const
  const { kit, asked, events } = prepare({ onReview, review: 'always' }, risky)
  expect(await runRequest(kit, confirmed)).toBe('answer')
  expect(asked).toHaveLength(1)
  expect(verdicts(events)).toEqual([['caution', 'confirm']])
  const stopped = prepare({ onReview }, refused)
  const refusal = runRequest(stopped.kit, confirmed)
  await expect(refusal).rejects.toMatchObject({ code: 'REQUEST_NOT_ALLOWED' })
  expect(onReview).not.toHaveBeenCalled()
})

test('behavior: without a review what is to be confirmed passes, and an event tells of it', async () => {
  const { run, asked, events } = prepare({}, risky)
  expect(await run()).toBe('answer')
  expect(asked).toHaveLength(1)
  expect(verdicts(events)).toEqual([['caution', 'confirm']])
})

test.each<[string, Partial<KitOptions>]>([
  ['throws', { policy: () => Promise.reject(new Error('away')) }],
  ['throws at once', { policy: throwAtOnce }],
  ['answers nothing', { policy: () => undefined as never }],
  ['answers something else', { policy: () => ({ verdict: 'maybe' }) as never }],
  ['has a review that throws', { onReview: throwAtOnce }],
])('error: POLICY_FAILED if the policy %s', async (_, options) => {
  const { run, asked, events } = prepare(options, risky)
  await expect(run()).rejects.toMatchObject({ code: 'POLICY_FAILED' })
  expect(asked).toEqual([])
  expect(verdicts(events)).toEqual([['caution', options.policy ? 'refuse' : 'confirm']])
})

test('parameters: review always asks about what is plain, and never about nothing', async () => {
  const onReview = vi.fn(() => false)
  const always = prepare({ onReview, review: 'always' }, plain)
  await expect(always.run()).rejects.toMatchObject({ code: 'REQUEST_REVIEW_CANCELLED' })
  expect(verdicts(always.events)).toEqual([['plain', 'allow']])
  const never = prepare({ onReview, review: 'never' }, risky)
  expect(await never.run()).toBe('answer')
  expect(onReview).toHaveBeenCalledTimes(1)
  const stopped = prepare({ review: 'never' }, refused)
  await expect(stopped.run()).rejects.toMatchObject({ code: 'REQUEST_NOT_ALLOWED' })
})

test('behavior: with a modal the visitor is asked there, and the wallet only after a yes', async () => {
  const { kit, run, asked } = prepare({}, risky)
  onTestFinished(kit.controllers.modal.onOpen(() => undefined))
  const review = await kit.feature('review')
  const answer = run()
  await vi.waitFor(() => expect(review.state.reviewing.status).toBe('open'))
  expect(kit.controllers.router.current()).toEqual({
    ...{ name: 'ReviewRequest', id: '1', namespace: 'eip155' },
  })
  expect(asked).toEqual([])
  review.show({ id: '1' })
  expect(review.approveReview({ id: '1' })).toBe(true)
  expect(await answer).toBe('answer')
  expect(kit.controllers.modal.state.open).toBe(false)
  const other = run()
  const ended = expect(other).rejects.toMatchObject({ code: 'REQUEST_REVIEW_CANCELLED' })
  await vi.waitFor(() => expect(review.state.reviewing.status).toBe('open'))
  review.cancelReview({ id: '2' })
  await ended
  expect(asked).toHaveLength(1)
})

test('behavior: a silent policy counts as confirm after a second', async () => {
  vi.useFakeTimers()
  let isLate = false
  const policy: RequestPolicy = (_, { signal }) => {
    signal.addEventListener('abort', () => {
      isLate = true
    })
    return new Promise(() => undefined)
  }
  const { run, events } = prepare({ policy, onReview: () => false }, plain)
  const ended = expect(run()).rejects.toMatchObject({ code: 'REQUEST_REVIEW_CANCELLED' })
  await vi.advanceTimersByTimeAsync(1000)
  await ended
  expect(isLate).toBe(true)
  expect(verdicts(events)).toEqual([['plain', 'confirm']])
})

test('behavior: a report stops nothing', async () => {
  for (const policy of ['refuse', 'confirm', new Error('away')]) {
    const answer = policy instanceof Error ? throwAtOnce : () => policy as RequestPolicy.Answer
    const options = { policyMode: 'report', policy: answer, onReview: throwAtOnce } as const
    const { run, events } = prepare(options, risky)
    expect(await run()).toBe('answer')
    expect(verdicts(events)).toEqual([['caution', policy === 'confirm' ? 'confirm' : 'refuse']])
  }
})

test('behavior: texts of hooks are judged, too', async () => {
  const policy: RequestPolicy = ({ actions: [action] }) =>
    action?.kind === 'message' && action.text.includes('blood') ? 'refuse' : 'allow'
  const { kit, asked } = prepare({ policy })
  const sign = (message: string) => runRequest(kit, { type: 'message:sign', message, view })
  await expect(sign('In blood')).rejects.toMatchObject({ code: 'REQUEST_NOT_ALLOWED' })
  expect(asked).toEqual([])
})

test('behavior: what a policy sees of a text, and of an adapter that cannot read', async () => {
  const seen: DecodedRequest[] = []
  const policy: RequestPolicy = (request) => {
    seen.push(request)
    return 'allow'
  }
  const { kit, adapter, run } = prepare({ policy })
  await runRequest(kit, { type: 'message:sign', message: 'Hello', view }).catch(() => undefined)
  delete adapter.features['request:decode']
  await run()
  expect(seen).toMatchObject([
    {
      ...{ method: 'message:sign', path: ['message:sign'], params: ['Hello'], signedFor: 'any' },
      ...{ pinned: [], actions: [plain] },
    },
    {
      method: 'personal_sign',
      path: ['personal_sign'],
      signedFor: mainnetId,
      pinned: [],
      actions: [],
    },
  ])
})

test('behavior: the event names each rule once, and how long it took', async () => {
  const { run, events } = prepare({}, risky, risky, { kind: 'clearDelegate' })
  await run()
  const reviewed = events.find(({ event }) => event === 'REQUEST_REVIEWED')
  if (reviewed?.event !== 'REQUEST_REVIEWED') throw new Error('no event')
  expect(reviewed.properties).toMatchObject({
    ...{ method: 'personal_sign', level: 'caution', verdict: 'confirm' },
    rules: ['decrypt', 'delegate-cleared'],
  })
  expect(reviewed.properties.ms).toBeLessThan(1000)
})

test('behavior: an adapter that cannot read leaves it to the policy', async () => {
  const { adapter, run, asked } = prepare({
    policy: ({ actions, params }) => (actions.length === 0 && params ? 'refuse' : 'allow'),
  })
  delete adapter.features['request:decode']
  await expect(run()).rejects.toMatchObject({ code: 'REQUEST_NOT_ALLOWED' })
  expect(asked).toEqual([])
})

test('behavior: contracts are trusted on their chain, in any spelling', async () => {
  const all: RequestAction = { kind: 'approveAll', token: stranger, operator: stranger }
  const levelWith = async (contracts: KitOptions['contracts']) => {
    const { run, events, adapter } = prepare({ contracts }, all)
    Object.assign(adapter, {
      rules: {
        isSameAddress: (one: string, two: string) => one.toLowerCase() === two.toLowerCase(),
      },
    })
    await run()
    return verdicts(events).flat()[0]
  }
  const name = stranger.toUpperCase().replace('X', 'x')
  expect(await levelWith({ [`eip155:1:${name}`]: { trusted: true } })).toBe('plain')
  expect(await levelWith({ [`eip155:10:${stranger}`]: { trusted: true } })).toBe('stop')
  expect(await levelWith({ [`eip155:1:${stranger}`]: { name: 'Pier' } })).toBe('stop')
})

function throwAtOnce(): never {
  throw new Error('at once')
}

test('behavior: the policy is the one that the kit was created with', async () => {
  const options: Partial<KitOptions> = { policy: () => 'refuse' }
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  const storage = createMemoryArea()
  const all: KitOptions = { adapters: [adapter], networks: [mainnet], storage, ...options }
  const kit = createKit(all)
  onTestFinished(() => kit.destroy())
  all.policy = () => 'allow'
  const request = { type: 'message:sign', message: 'Hello', view } as const
  await expect(runRequest(kit, request)).rejects.toMatchObject({ code: 'REQUEST_NOT_ALLOWED' })
})
