import { expect, test, vi } from 'vitest'
import { openPaymentLimits } from '../../limits/openPaymentLimits.ts'
import type { FrameRequest } from '../../protocol/frameRequest.ts'
import { fromBase64Url, toBase64Url } from '../../protocol/toBase64Url.ts'
import { createTestFrame, testSession } from '../../test/createTestFrame.ts'
import { prepareTestStorage } from '../../test/prepareTestStorage.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { answerRequest } from './answerRequest.ts'

prepareTestStorage()

const address = '0x88f9B82462f6C4bf4a0Fb15e5c3971559a316e7f'
const [id, deviceId] = [1, 2].map((byte) => toBase64Url(new Uint8Array(16).fill(byte))) as [
  string,
  string,
]
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

type Given = {
  readonly asked?: FrameRequest
  readonly answers?: Parameters<typeof createTestFrame>[0]
  readonly chooseSurface?: FrameContext['chooseSurface']
}

async function start({ asked = request, answers, chooseSurface }: Given = {}) {
  const frame = await createTestFrame({
    'GET session': () => ({ body: { session } }),
    [`GET wallets/${id}`]: () => ({ body: { wallet } }),
    [`POST wallets/${id}/share`]: () => ({ body: released }),
    ...answers,
  })
  const run = vi.fn(async () => ['0xsigned'])
  const written: unknown[] = []
  const context: FrameContext = {
    ...frame.context,
    signer: { run: run as unknown as FrameContext['signer']['run'] },
    keys: { ...frame.context.keys, writeKnown: async (...given) => void written.push(given) },
    chooseSurface: chooseSurface ?? frame.context.chooseSurface,
  }
  const life = new AbortController()
  const answering = answerRequest(context, asked, { signal: life.signal, onStep: () => undefined })
  return { ...frame, run, written, life, answering }
}

type Started = Awaited<ReturnType<typeof start>>

async function approve(stage: Started['stage'], kind: 'approve' | 'decline' = 'approve') {
  const view = await vi.waitFor(() => {
    const now = stage.read()
    if (now?.name !== 'approve' || now.isBusy) throw new Error('Not asked yet.')
    return now
  })
  view.answer({ kind })
  return view
}

test('default: shown with its page, signed once approved, and the share is asked for this alone', async () => {
  const { stage, sent, run, written, answering } = await start()
  const { shown } = await approve(stage)
  expect(shown).toEqual({ origin: 'https://app.example', request, problem: undefined })
  expect(await answering).toEqual({ signed: ['0xsigned'] })
  const text = new TextEncoder().encode(JSON.stringify(request.question))
  const digest = toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', text)))
  expect(JSON.parse(sent.at(-1)?.body ?? '')).toEqual({
    ...{ generation: 3, purpose: 'sign', digest },
    ...{ proof: { kind: 'device' }, confirmation: null },
  })
  expect(run).toHaveBeenCalledExactlyOnceWith('sign', {
    ...{ question: request.question, caipNetworkId: 'eip155:1', address, known: undefined },
    wallet: { walletId: id, generation: 3, keystore: fromBase64Url(keystore) },
    holder: { role: 'd', id: deviceId, key: expect.anything() },
    ...{ box: fromBase64Url(sealed), serverShare: fromBase64Url(sealed) },
  })
  // What the browser keeps of it refuses an older generation, and another address.
  expect(written).toEqual([[id, { generation: 3, addresses: { eip155: address } }]])
})

test('behavior: no share leaves the service before the visitor approves', async () => {
  const { stage, sent, answering } = await start()
  const refused = expect(answering).rejects.toMatchObject({ code: 'declined' })
  await approve(stage, 'decline')
  await refused
  expect(sent.map(({ request: asked }) => asked)).toEqual(['GET session'])
})

test('behavior: I18, a request for another account, or of no visitor, shows nothing', async () => {
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const ended = { ...session, device: null }
  const cases: [Given, string][] = [
    [{ asked: { ...request, address: other } }, 'bad-request'],
    [{ answers: { 'GET session': () => ({ body: { session: null } }) } }, 'not-logged-in'],
    [{ answers: { 'GET session': () => ({ body: { session: ended } }) } }, 'locked'],
    [{ chooseSurface: async () => 'refused' }, 'unsupported'],
  ]
  for (const [given, code] of cases) {
    const { stage, sent, run, answering } = await start(given)
    await expect(answering).rejects.toMatchObject({ code })
    expect([stage.read(), sent.length, run.mock.calls]).toEqual([undefined, 1, []])
  }
})

test('behavior: without the service the visitor is asked again, and a refusal of it is passed on', async () => {
  let status = 503
  const path = `POST wallets/${id}/share`
  const { stage, run, answering } = await start({
    answers: { [path]: () => ({ status, body: status === 200 ? released : {} }) },
  })
  await approve(stage)
  await vi.waitFor(() => expect(stage.read()?.shown).toMatchObject({ problem: 'service' }))
  expect(run).not.toHaveBeenCalled()
  status = 200
  await approve(stage)
  expect(await answering).toEqual({ signed: ['0xsigned'] })
})

/** A page that asks to pay 15 dollars, of which the readers of the frame say so. */
const payment = {
  'GET prices?assets=eip155%3A1': () => ({
    body: { currency: 'usd', prices: [{ asset: 'eip155:1', price: 15, decimals: 0 }] },
  }),
}
const chooseByLimit: FrameContext['chooseSurface'] = async (_, { isWithinLimit, approvals }) =>
  (await isWithinLimit([{ asset: 'eip155:1', amount: 1n }])) && approvals === 'frame'
    ? 'frame'
    : 'window'
const pay = { answers: payment, chooseSurface: chooseByLimit }
const toWindow = ({ stage }: Started) => vi.waitFor(() => expect(stage.read()?.name).toBe('window'))

test('default: by default a payment is approved in a window', async () => {
  const started = await start(pay)
  await toWindow(started)
  started.life.abort()
  await expect(started.answering).rejects.toThrow()
})

test('behavior: within the limit it is approved here, and the next one, which passes it, is not', async () => {
  await openPaymentLimits().write(id, 20)
  const { stage, answering } = await start(pay)
  await approve(stage)
  expect(await answering).toEqual({ signed: ['0xsigned'] })
  const next = await start(pay)
  await toWindow(next)
  next.life.abort()
  await expect(next.answering).rejects.toThrow()
})

test('behavior: a payment that was declined, or not signed, does not count', async () => {
  await openPaymentLimits().write(id, 20)
  const declined = await start(pay)
  const refused = expect(declined.answering).rejects.toMatchObject({ code: 'declined' })
  await approve(declined.stage, 'decline')
  await refused
  let status = 503
  const { stage, answering } = await start({
    ...pay,
    answers: {
      ...payment,
      [`POST wallets/${id}/share`]: () => ({ status, body: status === 200 ? released : {} }),
    },
  })
  await approve(stage)
  await vi.waitFor(() => expect(stage.read()?.shown).toMatchObject({ problem: 'service' }))
  expect(await openPaymentLimits().allows(id, 20_000_000n)).toBe(true)
  status = 200
  await approve(stage)
  await answering
  expect(await openPaymentLimits().allows(id, 5_000_001n)).toBe(false)
})

test('behavior: paid in another tab while it was shown, it goes to a window after all', async () => {
  await openPaymentLimits().write(id, 20)
  const started = await start(pay)
  await vi.waitFor(() => expect(started.stage.read()?.name).toBe('approve'))
  await openPaymentLimits().take(id, 10_000_000n)
  await approve(started.stage)
  await toWindow(started)
  expect(started.run).not.toHaveBeenCalled()
  started.life.abort()
  await expect(started.answering).rejects.toThrow()
})

test('behavior: the page takes the request back', async () => {
  const { stage, life, answering } = await start()
  const refused = expect(answering).rejects.toMatchObject({ code: 'cancelled' })
  await vi.waitFor(() => expect(stage.read()?.name).toBe('approve'))
  life.abort()
  await refused
  expect(stage.read()).toBeUndefined()
})

const fees = { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x0' } as const
const calls: FrameRequest = {
  ...request,
  question: {
    method: 'wallet_signCalls',
    asked: {
      ...{ chainId: 1, implementation: 'delegation', upgrade: 4 },
      calls: [{ to: `0x${'1'.repeat(40)}`, value: '0x0', data: '0x' }],
      road: { kind: 'transaction', nonce: 3, gas: '0x1', ...fees },
    },
  },
}

test('behavior: calls of a smart account are signed where only those are', async () => {
  const { stage, run, answering } = await start({ asked: calls })
  const { shown } = await approve(stage)
  expect(shown).toMatchObject({ request: calls })
  await answering
  const asked = expect.objectContaining({ question: calls.question, caipNetworkId: 'eip155:1' })
  expect(run).toHaveBeenCalledExactlyOnceWith('signCalls', asked)
})

const typed = (primaryType: string) => ({
  method: 'eth_signTypedData_v4',
  typedData: JSON.stringify({ primaryType, types: {}, domain: {}, message: {} }),
})
test.each<[string, unknown, string]>([
  ['an operation as typed data', typed('PackedUserOperation'), 'unsupported'],
  ['a permission to act as typed data', typed('Delegation'), 'unsupported'],
  ['what a contract account says', typed('CoinbaseSmartWalletMessage'), 'unsupported'],
  ['a bare hash', { method: 'eth_sign', hash: `0x${'1'.repeat(64)}` }, 'bad-request'],
  ['more than its form', { ...calls.question, callData: '0x' }, 'bad-request'],
  ['no question', {}, 'bad-request'],
])('error: %s is refused unseen', async (_, question, code) => {
  const asked = { ...request, question } as FrameRequest
  const { stage, sent, run, answering } = await start({ asked })
  await expect(answering).rejects.toMatchObject({ code })
  expect([stage.read(), run.mock.calls]).toEqual([undefined, []])
  expect(sent.map(({ request: made }) => made)).not.toContain(`POST wallets/${id}/share`)
})
