import { expect, onTestFinished, test, vi } from 'vitest'
import type { ApprovalSurface } from '../frame/context/frameContext.ts'
import { openHandoffHints } from '../handoff/handoffHints.ts'
import { readHandoffSecret } from '../handoff/handoffSecret.ts'
import type { FrameRequest } from '../protocol/frameRequest.ts'
import { toBase64Url } from '../protocol/toBase64Url.ts'
import { createTestFrame, testSession } from '../test/createTestFrame.ts'
import { approveInWindow } from './approveInWindow.ts'
import type { WindowView } from './windowView.ts'

const address = '0x88f9B82462f6C4bf4a0Fb15e5c3971559a316e7f'
const [id, deviceId] = [1, 2].map((byte) => toBase64Url(new Uint8Array(16).fill(byte)))
const account = `eip155:1:${address}`
const session = {
  ...{ ...testSession, device: { id: deviceId, state: 'active' }, isProven: true },
  wallets: [{ id, accounts: [account] }],
}
const wallet = {
  ...{ id, generation: 3, accounts: [account], accountTypes: { eip155: 'eoa' } },
  ...{ confirm: 'off', isFrozen: false, deletesIn: null, recoversIn: null, holders: [] },
  createdAt: '2026-11-28T00:00:00.000Z',
}
const sealed = toBase64Url(new Uint8Array(98).fill(3))
const keystore = toBase64Url(new Uint8Array(64).fill(4))
const released = { generation: 3, holder: deviceId, share: sealed, box: sealed, keystore }
const request: FrameRequest = {
  ...{ caipNetworkId: 'eip155:1', address },
  network: { name: 'Ethereum', symbol: 'ETH', decimals: 18 },
  question: { method: 'personal_sign', message: '0x41686f79' },
}
const secret = toBase64Url(new Uint8Array(32).fill(9))
const host = 'https://app.example'

type Given = {
  readonly answers?: Parameters<typeof createTestFrame>[0]
  readonly surface?: ApprovalSurface
  readonly isAcross?: boolean
}

/** A window that has claimed a request. */
async function start({ answers, surface = 'window', isAcross }: Given = {}) {
  const handoff = await readHandoffSecret(secret, 'answer')
  const path = `handoffs/${handoff.hash}`
  let state = 'claimed'
  const { context, sent } = await createTestFrame({
    'GET session': () => ({ body: { session } }),
    [`GET wallets/${id}`]: () => ({ body: { wallet } }),
    [`POST wallets/${id}/share`]: () => ({ body: released }),
    [`GET ${path}`]: () => ({ body: state === 'over' ? { state } : { state, expiresIn: 9 } }),
    [`POST ${path}/answer`]: () => ({ body: {} }),
    [`DELETE ${path}`]: () => ({ body: {} }),
    ...answers,
  })
  const run = vi.fn(async () => ['0xsigned'])
  const views: WindowView[] = []
  const page = new EventTarget()
  const done = approveInWindow({
    ...{ window: page as Window, handoff, host, request, isAcross, browser: context.browser },
    ...{ service: context.service, keys: context.keys, signer: { run: run as never } },
    chooseSurface: async () => surface,
    onView: (view) => void views.push(view),
  })
  const frame = await readHandoffSecret(secret, 'request')
  const readAnswer = async () => {
    const { body } = sent.find((one) => one.request === `POST ${path}/answer`) ?? {}
    return body === undefined ? undefined : frame.open(JSON.parse(body).answer)
  }
  const decide = async (kind: 'approve' | 'decline') => {
    const view = await vi.waitFor(() => {
      const last = views.at(-1)
      if (last?.name !== 'approve' || last.isBusy) throw new Error('Not asked yet.')
      return last
    })
    view.answer({ kind })
    return view
  }
  const end = () => {
    state = 'over'
  }
  return { done, decide, end, views, run, page, sent, readAnswer, hash: handoff.hash }
}

test('default: shown for the page that asks, signed by this browser, and answered', async () => {
  const { done, decide, views, run, readAnswer } = await start()
  const { shown } = await decide('approve')
  expect(shown).toEqual({ origin: host, request, problem: undefined })
  expect(views.at(-1)).toMatchObject({ name: 'approve', isBusy: true })
  await done
  expect(run).toHaveBeenCalledOnce()
  expect(await readAnswer()).toEqual({ answer: { signed: ['0xsigned'] } })
  expect(views.at(-1)).toEqual({ name: 'ended', end: 'approved' })
})

test('behavior: no share leaves the service before the visitor approves', async () => {
  const { done, decide, views, run, sent, readAnswer } = await start()
  await decide('decline')
  await done
  expect(await readAnswer()).toEqual({ failure: 'declined' })
  expect(views.at(-1)).toEqual({ name: 'ended', end: 'declined' })
  expect(sent.some((one) => one.request.includes('share'))).toBe(false)
  expect(run).not.toHaveBeenCalled()
})

test('behavior: what the frame took back is not signed, though it was approved', async () => {
  const { done, decide, end, views, run, readAnswer } = await start()
  await vi.waitFor(() => expect(views.at(-1)?.name).toBe('approve'))
  end()
  await decide('approve')
  await done
  expect(views.at(-1)).toEqual({ name: 'ended', end: 'over' })
  expect([run.mock.calls, await readAnswer()]).toEqual([[], undefined])
})

test('behavior: the frame takes it back, and the window ends at once', async () => {
  const { done, views, hash } = await start()
  await vi.waitFor(() => expect(views.at(-1)?.name).toBe('approve'))
  const hints = openHandoffHints(hash, () => undefined)
  onTestFinished(hints.close)
  hints.tell('over')
  await done
  expect(views.at(-1)).toEqual({ name: 'ended', end: 'over' })
})

test('behavior: without the hint, it ends with the next look', async () => {
  const { done, end, views } = await start()
  await vi.waitFor(() => expect(views.at(-1)?.name).toBe('approve'))
  end()
  await done
  expect(views.at(-1)).toEqual({ name: 'ended', end: 'over' })
})

test('behavior: says that it leaves', async () => {
  const { views, page, hash } = await start()
  const heard: string[] = []
  const hints = openHandoffHints(hash, (hint) => void heard.push(hint))
  onTestFinished(hints.close)
  await vi.waitFor(() => expect(views.at(-1)?.name).toBe('approve'))
  page.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(heard).toContain('leaving'))
})

test('behavior: without the service the visitor is asked again', async () => {
  let status = 503
  const { done, decide, views, readAnswer } = await start({
    answers: {
      [`POST wallets/${id}/share`]: () => ({ status, body: status === 200 ? released : {} }),
    },
  })
  await decide('approve')
  await vi.waitFor(() => expect(views.at(-1)).toMatchObject({ shown: { problem: 'service' } }))
  status = 200
  await decide('approve')
  await done
  expect(await readAnswer()).toEqual({ answer: { signed: ['0xsigned'] } })
})

test.each<[string, Given, string, string]>([
  [
    'no visitor',
    { answers: { 'GET session': () => ({ body: { session: null } }) } },
    ...(['not-logged-in', 'locked'] as const),
  ],
  [
    'no device',
    { answers: { 'GET session': () => ({ body: { session: { ...session, device: null } } }) } },
    ...(['locked', 'locked'] as const),
  ],
  ['what is signed nowhere', { surface: 'refused' }, 'unsupported', 'failed'],
])('error: %s is answered, and not shown', async (_, given, failure, end) => {
  const { done, views, readAnswer } = await start(given)
  await done
  expect(await readAnswer()).toEqual({ failure })
  expect(views).toEqual([{ name: 'ended', end }])
})

test('behavior: across sites, a window that is logged in to another account is locked', async () => {
  const other = { ...session, wallets: [{ id, accounts: ['eip155:1:0x00'] }] }
  const answers = { 'GET session': () => ({ body: { session: other } }) }
  const { done, views, readAnswer } = await start({ answers, isAcross: true })
  await done
  expect(await readAnswer()).toEqual({ failure: 'locked' })
  expect(views).toEqual([{ name: 'ended', end: 'locked' }])
})

test('behavior: across sites, a window that is closed takes back what it was asked', async () => {
  const { decide, views, page, sent, hash, done } = await start({ isAcross: true })
  await vi.waitFor(() => expect(views.at(-1)?.name).toBe('approve'))
  const leave = () => sent.filter((one) => one.request === `DELETE handoffs/${hash}`).length
  // Its proof is ready before it is needed.
  await new Promise((ready) => setTimeout(ready, 50))
  page.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(leave()).toBe(1))
  await decide('decline')
  await done
  page.dispatchEvent(new Event('pagehide'))
  expect(leave()).toBe(1)
})
