import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { CleatEvent } from '../../../contract/events/cleatEvent.ts'
import type { KitOptions } from '../../../contract/options/kitOptions.ts'
import type { RequestAction } from '../../../contract/requests/requestAction.ts'
import type { RequestSimulation } from '../../../contract/requests/requestEvidence.ts'
import { createFakeAdapter } from '../../../test/createFakeAdapter.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestKit } from '../../../test/createTestKit.ts'
import { mainnetId } from '../../../test/networks.ts'
import { runRequest } from '../runRequest.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const stranger = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const token = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
const view = {
  ...({ namespace: 'eip155', address } as const),
  ...{ caipNetworkId: mainnetId, wallet: 'Wallet A' },
}
const send: RequestAction = { kind: 'transfer', token: undefined, amount: 5n, to: stranger }
const trusted = { [`eip155:1:${stranger}`]: { trusted: true } }
/** Plain by the rules, because the app trusts the spender. */
const permit: RequestAction = {
  ...{ kind: 'approve', token, spender: stranger, amount: 5n, isSignature: true },
  until: BigInt(Math.floor(Date.now() / 1000)) + 3600n,
}
const changed: RequestSimulation = {
  ...{ status: 'success', changes: [], allowances: [] },
  ...{ isAccountChanged: true, isUnsteady: false },
}

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A kit whose node answers late, and a wallet that answers when told. */
async function prepare(
  given: {
    action?: RequestAction
    method?: string
    options?: Partial<KitOptions>
    /** When the node says who takes part, and what a trial shows. Milliseconds. */
    parties?: number
    trial?: { after: number; shows: RequestSimulation }
  } = {},
) {
  const { action = send, method = 'eth_sendTransaction', options, parties, trial } = given
  const adapter = createFakeAdapter()
  const after = (ms: number) => new Promise((done) => setTimeout(done, ms))
  let answer: (signature: string) => void = () => undefined
  const asked: string[] = []
  // The code that judges comes in its own time.
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  adapter.features['provider:request'] = (request) => {
    asked.push(request.method)
    return new Promise((resolve) => {
      answer = resolve
    })
  }
  adapter.features['request:decode'] = async ({ request }) => ({
    ...{ path: [request.method], signedFor: mainnetId, pinned: [], actions: [action] },
  })
  if (parties !== undefined)
    adapter.features['request:parties'] = async ({ addresses }) => {
      begin()
      await after(parties)
      return Object.fromEntries(addresses.map((one) => [one, { kind: 'account' as const }]))
    }
  if (trial)
    adapter.features['request:simulate'] = async () => {
      begin()
      await after(trial.after)
      return trial.shows
    }
  const events: CleatEvent[] = []
  const { kit } = createTestKit({ adapter, onEvent: (event) => events.push(event), ...options })
  onTestFinished(() => kit.destroy())
  // A modal is there.
  kit.controllers.modal.onOpen(() => undefined)
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  const review = await kit.feature('review')
  vi.useFakeTimers()
  let outcome: unknown = 'pending'
  runRequest(kit, { type: 'provider:request', method, params: [{}], view }).then(
    (value) => {
      outcome = value
    },
    (error: { code: string }) => {
      outcome = error.code
    },
  )
  await begun
  const raised = () =>
    events.flatMap((event) =>
      event.event === 'REQUEST_RAISED' ? [[event.properties.level, ...event.properties.rules]] : [],
    )
  return {
    ...{ kit, review, asked, raised },
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    outcome: () => outcome,
    async answer(signature = '0xsigned') {
      answer(signature)
      await vi.advanceTimersByTimeAsync(0)
    },
    shown: () => (review.state.reviewing.status === 'idle' ? undefined : review.state.reviewing),
    isOpen: () => kit.controllers.modal.state.open,
  }
}

const late = { after: 1000, shows: changed }

test('default: the wallet is asked after 150 ms, and a red finding opens the modal', async () => {
  const { asked, wait, shown, isOpen, raised, answer, outcome } = await prepare({ trial: late })
  await wait(149)
  expect(asked).toEqual([])
  await wait(1)
  expect(asked).toEqual(['eth_sendTransaction'])
  expect(isOpen()).toBe(false)
  await wait(850)
  expect(isOpen()).toBe(true)
  expect(shown()).toMatchObject({
    ...{ status: 'sent', canCancel: false },
    review: {
      level: 'stop',
      wallet: 'Wallet A',
      request: { findings: [{ rule: 'account-changed' }] },
    },
  })
  expect(raised()).toEqual([['stop', 'account-changed']])
  await answer('0xhash')
  expect([outcome(), shown(), isOpen()]).toEqual(['0xhash', undefined, false])
})

test('behavior: a signature is kept from the app, whenever the wallet gives it', async () => {
  const { wait, shown, review, outcome, answer, isOpen } = await prepare({
    ...{ action: permit, method: 'eth_signTypedData_v4', parties: 400 },
    options: { contracts: trusted },
  })
  await wait(400)
  expect(shown()).toMatchObject({ status: 'sent', canCancel: true })
  review.cancelReview({ id: shown()?.review.id ?? '' })
  await wait(0)
  expect([outcome(), isOpen()]).toEqual(['REQUEST_REVIEW_CANCELLED', false])
  await answer()
  expect(outcome()).toBe('REQUEST_REVIEW_CANCELLED')
})

test('behavior: what the wallet sends by itself is not said to be cancelled', async () => {
  const { wait, shown, review, outcome, answer } = await prepare({ trial: late })
  await wait(1000)
  review.cancelReview({ id: shown()?.review.id ?? '' })
  await wait(0)
  expect(outcome()).toBe('pending')
  await answer('0xhash')
  expect(outcome()).toBe('0xhash')
})

test('behavior: a closed modal leaves the request to the wallet', async () => {
  const { kit, wait, outcome, answer } = await prepare({
    ...{ action: permit, method: 'eth_signTypedData_v4', parties: 400 },
    options: { contracts: trusted },
  })
  await wait(400)
  kit.actions.close()
  await wait(0)
  expect(outcome()).toBe('pending')
  await answer()
  expect(outcome()).toBe('0xsigned')
})

const reverted = { after: 500, shows: { status: 'reverted', reason: 'PAUSED' } as const }

test('behavior: an amber finding opens nothing, and is an event', async () => {
  const { wait, isOpen, raised, shown } = await prepare({ trial: reverted })
  await wait(600)
  expect([isOpen(), shown(), raised()]).toEqual([false, undefined, [['caution', 'reverted']]])
})

test('behavior: an amber finding is shown where the modal is open, over what is there', async () => {
  const { kit, wait, shown, answer } = await prepare({ trial: reverted })
  void kit.actions.open({ view: 'Networks' })
  await wait(600)
  expect(shown()).toMatchObject({ status: 'sent', review: { level: 'caution' } })
  await answer()
  expect(kit.controllers.router.state.history).toEqual([{ name: 'Networks' }])
})

test('behavior: who takes part is told before the trial is done, once, and then the rest', async () => {
  const { wait, shown, raised } = await prepare({
    ...{ action: { ...permit, isSignature: false, until: undefined }, parties: 300 },
    ...{ trial: { after: 2000, shows: changed }, options: { contracts: trusted } },
  })
  await wait(300)
  const first = shown()?.review
  expect(first).toMatchObject({ level: 'stop', evidence: { status: 'pending' } })
  // A second trial follows.
  await wait(4000)
  expect(shown()?.review).toMatchObject({ id: first?.id, evidence: { status: 'done' } })
  expect(shown()?.review.request.findings.map(({ rule }) => rule)).toContain('account-changed')
  expect(raised()).toEqual([['stop', 'call-codeless', 'spender-account']])
})

test('behavior: what is found after the answer, or after five seconds, is nothing', async () => {
  const quick = await prepare({ trial: late })
  await quick.wait(200)
  await quick.answer()
  await quick.wait(6000)
  expect([quick.raised(), quick.isOpen()]).toEqual([[], false])
  const slow = await prepare({ trial: { after: 5001, shows: changed } })
  await slow.wait(6000)
  expect([slow.raised(), slow.isOpen()]).toEqual([[], false])
})

test('behavior: what was known before the wallet was asked is not told again', async () => {
  const { review, wait, shown, raised, asked } = await prepare({
    trial: { after: 100, shows: changed },
  })
  await wait(150)
  review.show({ id: shown()?.review.id ?? '' })
  await wait(500)
  review.approveReview({ id: shown()?.review.id ?? '' })
  await wait(6000)
  expect([asked, raised(), shown()]).toEqual([['eth_sendTransaction'], [], undefined])
})

test.each<[string, Partial<KitOptions>]>([
  ['reports only', { policyMode: 'report' }],
  ['reviews never', { review: 'never' }],
  ['allows it by its policy', { policy: () => 'allow' }],
])('behavior: an app that %s has an event and no warning', async (_, options) => {
  const { wait, isOpen, raised } = await prepare({ trial: late, options })
  await wait(1200)
  expect([isOpen(), raised()]).toEqual([false, [['stop', 'account-changed']]])
})

test('error: REQUEST_NOT_ALLOWED where the policy refuses what was found late', async () => {
  const options: Partial<KitOptions> = {
    contracts: trusted,
    policy: ({ verdict }) => (verdict === 'allow' ? 'allow' : 'refuse'),
  }
  const signing = await prepare({
    ...{ action: permit, method: 'eth_signTypedData_v4', parties: 400, options },
  })
  await signing.wait(500)
  expect([signing.outcome(), signing.isOpen()]).toEqual(['REQUEST_NOT_ALLOWED', false])
  // What the wallet sends can only be declined there.
  const sending = await prepare({ trial: late, options })
  await sending.wait(1200)
  expect([sending.outcome(), sending.isOpen()]).toEqual(['pending', true])
})

test('behavior: the app’s review is asked about it in place of the modal', async () => {
  const seen: string[] = []
  const options: Partial<KitOptions> = {
    contracts: trusted,
    onReview: async ({ level }) => seen.push(level) === 0,
  }
  const { wait, outcome, isOpen } = await prepare({
    ...{ action: permit, method: 'eth_signTypedData_v4', parties: 400, options },
  })
  await wait(500)
  expect([seen, outcome(), isOpen()]).toEqual([['stop'], 'REQUEST_REVIEW_CANCELLED', false])
})

test('behavior: an answer that comes while the policy thinks is not asked about', async () => {
  const onReview = vi.fn(() => false)
  const policy: KitOptions['policy'] = async ({ level }) => {
    if (level === 'plain') return 'allow'
    await new Promise((done) => setTimeout(done, 400))
    return 'confirm'
  }
  const { wait, answer, outcome, raised } = await prepare({
    ...{ trial: late, options: { onReview, policy } },
  })
  await wait(1100)
  expect(raised()).toEqual([['stop', 'account-changed']])
  await answer('0xhash')
  await wait(1000)
  expect(outcome()).toBe('0xhash')
  expect(onReview).not.toHaveBeenCalled()
})
