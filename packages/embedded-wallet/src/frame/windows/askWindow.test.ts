import { expect, onTestFinished, test, vi } from 'vitest'
import { readHandoffSecret } from '../../handoff/handoffSecret.ts'
import { toBase64Url } from '../../protocol/toBase64Url.ts'
import { createTestFrame } from '../../test/createTestFrame.ts'
import { askWindow } from './askWindow.ts'

const secret = toBase64Url(new Uint8Array(32).fill(7))
const next = toBase64Url(new Uint8Array(32).fill(8))
const request = { kind: 'account', task: 'device' } as const

/** A frame on another site, and a window that shows a code. */
async function start(given: { handoff?: string } = {}) {
  const [first, second] = await Promise.all(
    [secret, next].map((one) => readHandoffSecret(one, 'answer')),
  )
  const states = new Map<string | undefined, object>()
  let entered: object | undefined = { state: 'code', expiresIn: 9 }
  const path = `handoffs/${first?.hash}`
  const { context, stage, sent } = await createTestFrame({
    'POST handoffs': () => ({ status: 201, body: { expiresIn: 600 } }),
    ...Object.fromEntries(
      [first, second].flatMap((one) => [
        [
          `GET handoffs/${one?.hash}`,
          () => ({ body: states.get(one?.hash) ?? { state: 'waiting', expiresIn: 9 } }),
        ],
        [`DELETE handoffs/${one?.hash}`, () => ({ body: {} })],
      ]),
    ),
    [`POST ${path}/code`]: () => (entered ? { body: entered } : { status: 503, body: {} }),
  })
  const life = new AbortController()
  onTestFinished(() => life.abort())
  const page = { origin: 'https://other.example', mode: 'cross-site' } as const
  const asking = askWindow(
    { ...context, page },
    { request, handoff: given.handoff },
    { signal: life.signal, onStep: () => undefined },
  )
  asking.catch(() => undefined)
  const set = (state: object) => void states.set(first?.hash, state)
  const showCode = () => set({ state: 'code', expiresIn: 9 })
  const reply = async () => {
    const answer = (await first?.seal({})) ?? ''
    set({ state: 'answered', answer, hasSession: true })
  }
  const pair = () =>
    vi.waitFor(
      () => {
        const view = stage.read()
        if (view?.name !== 'pair' || view.isBusy) throw new Error('No code is asked for.')
        return view
      },
      { timeout: 3_000 },
    )
  const name = async (handoff: string) => {
    const view = await vi.waitFor(() => {
      const shown = stage.read()
      if (shown?.name !== 'window' || shown.isBusy) throw new Error('No window is wanted.')
      return shown
    })
    view.answer({ handoff })
  }
  const enter = (next: object | undefined) => {
    entered = next
  }
  return { asking, stage, sent, path, showCode, reply, pair, name, enter, set, life }
}

test('default: the code of the window is typed, wrong, unheard, and right', async () => {
  const { asking, stage, sent, path, showCode, reply, pair, name, enter } = await start()
  await name(secret)
  const seen: (string | undefined)[] = []
  stage.subscribe(() => seen.push(stage.read()?.name))
  showCode()
  const view = await pair()
  // The page hears of no moment in which there is nothing to see: it would close its modal.
  expect(seen).not.toContain(undefined)
  expect(view.shown).toEqual({ problem: undefined })
  view.answer({ kind: 'code', code: '000000' })
  const wrong = await pair()
  expect(wrong.shown).toEqual({ problem: 'wrong' })
  enter(undefined)
  wrong.answer({ kind: 'code', code: '000000' })
  const unheard = await pair()
  expect(unheard.shown).toEqual({ problem: 'service' })
  enter({ state: 'claimed', expiresIn: 9 })
  unheard.answer({ kind: 'code', code: '123456' })
  await vi.waitFor(() => expect(stage.read()).toMatchObject({ name: 'window', isBusy: false }))
  expect(sent.filter((one) => one.request === `POST ${path}/code`).at(-1)?.body).toBe(
    '{"code":"123456"}',
  )
  await reply()
  expect(await asking).toEqual({ handoff: secret })
  expect(stage.read()).toBeUndefined()
})

test('behavior: a window that the page opened in the click is not offered once more', async () => {
  const { asking, stage, showCode, reply, pair, enter } = await start({ handoff: secret })
  expect(stage.read()).toBeUndefined()
  showCode()
  enter({ state: 'claimed', expiresIn: 9 })
  ;(await pair()).answer({ kind: 'code', code: '123456' })
  await vi.waitFor(() => expect(stage.read()).toBeUndefined())
  await reply()
  expect(await asking).toEqual({ handoff: secret })
})

test('behavior: another window takes the place of the one whose code does not come', async () => {
  const { stage, sent, path, showCode, pair, name } = await start()
  await name(secret)
  showCode()
  ;(await pair()).answer({ kind: 'other' })
  await vi.waitFor(() =>
    expect(stage.read()).toMatchObject({ name: 'window', shown: { isOpened: false } }),
  )
  await vi.waitFor(() => expect(sent.some((one) => one.request === `DELETE ${path}`)).toBe(true))
  await name(next)
  await vi.waitFor(() =>
    expect(sent.filter((one) => one.request === 'POST handoffs')).toHaveLength(2),
  )
})

test('error: the window is closed, or its code was wrong too often', async () => {
  const closed = await start({ handoff: secret })
  closed.set({ state: 'over' })
  await expect(closed.asking).rejects.toMatchObject({ code: 'window-closed' })
  const guessed = await start({ handoff: secret })
  guessed.showCode()
  guessed.enter({ state: 'over' })
  ;(await guessed.pair()).answer({ kind: 'code', code: '000000' })
  await expect(guessed.asking).rejects.toMatchObject({ code: 'window-closed' })
  expect(guessed.stage.read()?.isBusy ?? true).toBe(true)
})

test('error: the page takes it back while the window waits', async () => {
  const { asking, sent, path, life, stage } = await start({ handoff: secret })
  await vi.waitFor(() => expect(sent.some((one) => one.request === 'POST handoffs')).toBe(true))
  life.abort()
  await expect(asking).rejects.toMatchObject({ code: 'cancelled' })
  await vi.waitFor(() => expect(sent.some((one) => one.request === `DELETE ${path}`)).toBe(true))
  expect(stage.read()).toBeUndefined()
})
