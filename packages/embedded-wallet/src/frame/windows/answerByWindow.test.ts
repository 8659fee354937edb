import { expect, onTestFinished, test, vi } from 'vitest'
import { openHandoffHints } from '../../handoff/handoffHints.ts'
import { readHandoffSecret } from '../../handoff/handoffSecret.ts'
import type { WindowAnswer } from '../../handoff/windowRequest.ts'
import type { FrameRequest } from '../../protocol/frameRequest.ts'
import type { FrameMode } from '../../protocol/hello.ts'
import { toBase64Url } from '../../protocol/toBase64Url.ts'
import { createTestFrame, testSession } from '../../test/createTestFrame.ts'
import { answerByWindow } from './answerByWindow.ts'

const request: FrameRequest = {
  ...{ caipNetworkId: 'eip155:1', address: '0x88f9B82462f6C4bf4a0Fb15e5c3971559a316e7f' },
  network: { name: 'Ethereum', symbol: 'ETH', decimals: 18 },
  question: { method: 'personal_sign', message: '0x41686f79' },
}
const [first, second] = [7, 8].map((byte) => toBase64Url(new Uint8Array(32).fill(byte))) as [
  string,
  string,
]

/** A frame whose page may open one window after the other. */
async function start(given: { asked?: FrameRequest; mode?: FrameMode } = {}) {
  const windows = await Promise.all(
    [first, second].map(async (secret) => {
      const handoff = await readHandoffSecret(secret, 'answer')
      return { handoff, path: `handoffs/${handoff.hash}`, state: { state: 'waiting' } as object }
    }),
  )
  const { context, stage, sent } = await createTestFrame({
    'POST handoffs': () => ({ status: 201, body: { expiresIn: 600 } }),
    'GET session': () => ({
      body: {
        session: {
          ...{ ...testSession, kind: 'view', method: 'email', isProven: true },
          user: { email: 'ada@mail.example', username: null },
        },
      },
    }),
    ...Object.fromEntries(
      windows.flatMap((one) => [
        [`GET ${one.path}`, () => ({ body: { expiresIn: 9, ...one.state } })],
        [`DELETE ${one.path}`, () => ({ body: {} })],
      ]),
    ),
  })
  const life = new AbortController()
  onTestFinished(() => life.abort())
  const steps: string[] = []
  const { asked = request, mode = 'same-site' } = given
  const page = { ...context.page, mode }
  const answering = answerByWindow({ ...context, page }, asked, {
    ...{ signal: life.signal, onStep: (step) => void steps.push(step) },
  })
  answering.catch(() => undefined)
  const name = (handoff: unknown) => {
    const view = stage.read()
    if (view?.name !== 'window') throw new Error('No window is wanted.')
    view.answer(handoff)
  }
  const reply = async (at: 0 | 1, answer: WindowAnswer) => {
    const { handoff } = windows[at] as (typeof windows)[number]
    const sealed = await handoff.seal(answer)
    Object.assign(windows[at] ?? {}, {
      state: { state: 'answered', answer: sealed, hasSession: false, expiresIn: undefined },
    })
  }
  const asks = (method: string) => sent.filter((one) => one.request.startsWith(method))
  return { stage, windows, life, steps, answering, name, reply, asks }
}

const registered = async ({ asks }: Awaited<ReturnType<typeof start>>, count: number) =>
  vi.waitFor(() => expect(asks('POST handoffs')).toHaveLength(count))

test('default: the request waits for the window that the page names, and its answer is taken', async () => {
  const frame = await start()
  expect(frame.stage.read()).toMatchObject({ name: 'window', shown: { isOpened: false } })
  expect(frame.steps).toEqual(['window'])
  frame.name({ handoff: first })
  await registered(frame, 1)
  expect(frame.stage.read()).toMatchObject({ name: 'window', shown: { isOpened: true } })
  const { hash, host, request: sealed } = JSON.parse(frame.asks('POST')[0]?.body ?? '')
  const handoff = await readHandoffSecret(first, 'answer')
  expect([hash, host]).toEqual([handoff.hash, 'https://app.example'])
  expect(await handoff.open(sealed)).toEqual({ kind: 'approve', request })
  await frame.reply(0, { answer: { signed: ['0xsigned'] } })
  expect(await frame.answering).toEqual({ signed: ['0xsigned'] })
  expect([frame.stage.read(), frame.asks('DELETE')]).toEqual([undefined, []])
})

test('behavior: a window says that it answered, and is heard before the next look', async () => {
  const frame = await start()
  frame.name({ handoff: first })
  await vi.waitFor(() => expect(frame.asks('GET')).toHaveLength(1))
  await frame.reply(0, { answer: { signed: ['0xsigned'] } })
  const hints = openHandoffHints(frame.windows[0]?.handoff.hash ?? '', () => undefined)
  onTestFinished(hints.close)
  hints.tell('answered')
  const before = performance.now()
  await frame.answering
  expect(performance.now() - before).toBeLessThan(900)
})

test('behavior: another window takes the place of the first, which is over', async () => {
  const frame = await start()
  frame.name({ handoff: first })
  await registered(frame, 1)
  frame.name({ handoff: second })
  await registered(frame, 2)
  await vi.waitFor(() =>
    expect(frame.asks('DELETE').map((one) => one.request)).toEqual([
      `DELETE ${frame.windows[0]?.path}`,
    ]),
  )
  await frame.reply(0, { answer: { signed: ['0xold'] } })
  await frame.reply(1, { answer: { signed: ['0xnew'] } })
  expect(await frame.answering).toEqual({ signed: ['0xnew'] })
})

test.each<[string, WindowAnswer, string]>([
  ['declined', { failure: 'declined' }, 'declined'],
  ['locked', { failure: 'locked' }, 'locked'],
  ['nothing', {}, 'failed'],
])('behavior: what a window answers is passed on: %s', async (_, answer, code) => {
  const frame = await start()
  frame.name({ handoff: first })
  await registered(frame, 1)
  await frame.reply(0, answer)
  await expect(frame.answering).rejects.toMatchObject({ code })
  expect(frame.stage.read()).toBeUndefined()
})

test('behavior: the page takes it back, and the window hears of it', async () => {
  const frame = await start()
  const heard: string[] = []
  const hints = openHandoffHints(frame.windows[0]?.handoff.hash ?? '', (hint) => {
    heard.push(hint)
  })
  onTestFinished(hints.close)
  frame.name({ handoff: first })
  await registered(frame, 1)
  frame.life.abort()
  await expect(frame.answering).rejects.toMatchObject({ code: 'cancelled' })
  await vi.waitFor(() => expect([heard, frame.asks('DELETE').length]).toEqual([['over'], 1]))
})

test('behavior: a window that is closed declines, and one that is loaded again does not', async () => {
  const frame = await start()
  const hints = openHandoffHints(frame.windows[0]?.handoff.hash ?? '', () => undefined)
  onTestFinished(hints.close)
  frame.name({ handoff: first })
  await registered(frame, 1)
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
  let hasEnded = false
  frame.answering.catch(() => {
    hasEnded = true
  })
  hints.tell('leaving')
  await wait(200)
  hints.tell('here')
  await wait(2_100)
  expect(hasEnded).toBe(false)
  hints.tell('leaving')
  await expect(frame.answering).rejects.toMatchObject({ code: 'declined' })
})

test.each([
  ['no name', {}],
  ['a short one', { handoff: 'abc' }],
  ['more than a name', { handoff: first, host: 'https://evil.example' }],
])('error: %s opens nothing, and the window stays wanted', async (_, body) => {
  const frame = await start()
  frame.name(body)
  await vi.waitFor(() => expect(frame.stage.read()).toMatchObject({ isBusy: false }))
  expect(frame.asks('POST')).toEqual([])
  frame.name({ handoff: first })
  await registered(frame, 1)
})

test('error: for what is too long, no window is asked for', async () => {
  const message = `0x${'41'.repeat(20_000)}` as const
  const long: FrameRequest = { ...request, question: { method: 'personal_sign', message } }
  const frame = await start({ asked: long })
  await expect(frame.answering).rejects.toMatchObject({ code: 'unsupported' })
  expect([frame.stage.read(), frame.steps]).toEqual([undefined, []])
})

test('behavior: across sites the window learns how the visitor logs in, and closing it declines', async () => {
  const frame = await start({ mode: 'cross-site' })
  await vi.waitFor(() => expect(frame.stage.read()?.name).toBe('window'))
  frame.name({ handoff: first })
  await registered(frame, 1)
  const { request: sealed } = JSON.parse(frame.asks('POST')[0]?.body ?? '')
  const login = { method: 'email', email: 'ada@mail.example' }
  const opened = await frame.windows[0]?.handoff.open(sealed)
  expect(opened).toEqual({ kind: 'approve', request, login })
  Object.assign(frame.windows[0] ?? {}, { state: { state: 'over', expiresIn: undefined } })
  await expect(frame.answering).rejects.toMatchObject({ code: 'declined' })
})
