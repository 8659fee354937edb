import { randomBytes } from 'node:crypto'
import type { WindowView } from '@cleat/embedded-wallet/window'
import { localUser } from '@cleat/localnet'
import { type Hex, stringToHex, verifyMessage } from 'viem'
import { privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createDrillBrowser, type DrillBrowser } from './createDrillBrowser.ts'
import { createDrillVisitor, type DrillVisitor } from './createDrillVisitor.ts'
import { type DrillFrame, openDrillFrame } from './openDrillFrame.ts'
import { type DrillWindow, openDrillWindow } from './openDrillWindow.ts'
import { scanFarcaster } from './scanFarcaster.ts'
import { type DrillServer, startDrillServer } from './startDrillServer.ts'

let service: DrillServer
beforeAll(async () => {
  // Storage that is partitioned has other channels, too.
  vi.stubGlobal('BroadcastChannel', undefined)
  service = await startDrillServer()
}, 300_000)
afterAll(async () => {
  vi.unstubAllGlobals()
  await service.stop()
})

const message = 'Hello from another site'
const limitMs = 30_000
const createSecret = () => randomBytes(32).toString('base64url')
const wait = { timeout: 20_000, interval: 20 }
let count = 0

/** A browser with storage by site: what a frame on another site has, and what windows have. */
async function open() {
  count += 1
  const [framed, first] = [createDrillBrowser(), createDrillBrowser()]
  const email = `across${Date.now()}-${count}@mail.example`
  const visitor = createDrillVisitor({ mailbox: service.mailbox, email })
  const asked: string[] = []
  const load = () =>
    openDrillFrame({
      ...{ browser: framed, url: service.url, host: service.otherHost, isAcross: true },
      onStep: (step) => void asked.push(step),
    })
  return { framed, first, visitor, asked, load, frame: await load() }
}

/** The page offers a window, and the visitor opens it. */
async function openOffered(
  frame: DrillFrame,
  browser: DrillBrowser,
  given: { visitor?: DrillVisitor; opener?: string | null | undefined } = {},
): Promise<DrillWindow & { readonly secret: string }> {
  const { visitor, opener = service.otherHost } = given
  const secret = createSecret()
  const view = await vi.waitFor(() => {
    const shown = frame.frame.stage.read()
    if (shown?.name !== 'window' || shown.isBusy) throw new Error('No window is offered.')
    return shown
  }, wait)
  const opened = openDrillWindow({
    ...{ browser, url: service.url, secret, opener: opener ?? undefined },
    onView(next) {
      if (visitor) attend(visitor, next)
    },
  })
  view.answer({ handoff: secret })
  return Object.assign(opened, { secret })
}

const attended = new WeakSet<object>()

/** What the visitor does in a window. */
function attend(visitor: DrillVisitor, view: WindowView): void {
  if (view.name === 'approve' && !view.isBusy) view.answer({ kind: 'approve' })
  if (view.name === 'farcaster' && !view.link.isSeen)
    void scanFarcaster({
      ...{ browser: createDrillBrowser(), url: service.url, link: view.link.url, visitor },
      onStep: () => undefined,
    })
  if (view.name !== 'ask' || attended.has(view.stage)) return
  const { stage } = view
  attended.add(stage)
  const frame = { stage, leave: () => undefined }
  visitor.attend({ frame, isRemoved: () => false } as unknown as DrillFrame, (step) => {
    if (step === 'view code') return
  })
}

async function logIn(all: Awaited<ReturnType<typeof open>>, opener?: string | null) {
  const { frame, first, visitor } = all
  service.mailbox.clear()
  const ending = frame.ask('login.email', { email: visitor.email }, limitMs)
  const window = await openOffered(frame, first, { visitor, opener })
  return { ending, window }
}

function toRequest(address: string) {
  return {
    ...{ caipNetworkId: 'eip155:1', address },
    network: { name: 'Ethereum', symbol: 'ETH', decimals: 18 },
    question: { method: 'personal_sign', message: stringToHex(message) },
  }
}

type User = { readonly accounts: readonly { namespace: string; address: string }[] }
const readAddress = (answer: unknown) =>
  (answer as User).accounts.find(({ namespace }) => namespace === 'eip155')?.address ?? ''

test('default: log in, reload, sign and log out on another site; keys and shares are in windows alone', async () => {
  const all = await open()
  const { framed, first, visitor, asked, frame, load } = all
  const { ending, window } = await logIn(all)
  const end = await ending
  expect(end).toMatchObject({ kind: 'done', answer: { email: visitor.email } })
  expect(window.isMet).toBe(true)
  expect(window.views.at(-1)).toEqual({ name: 'done' })
  expect(window.tasks).toContain('create')
  const address = readAddress(end.kind === 'done' && end.answer)

  // A reload asks nothing of the visitor.
  frame.remove()
  const next = await load()
  expect(await next.ask('user.get', {}, limitMs)).toMatchObject({
    ...{ kind: 'done', answer: { accounts: [{ address }, {}] } },
  })
  expect(next.frame.stage.read()).toBeUndefined()

  const signing = next.ask('request', toRequest(address), limitMs)
  const approving = await openOffered(next, first, { visitor })
  const signed = await signing
  if (signed.kind !== 'done') throw new Error(signed.code)
  const [signature] = (signed.answer as { signed: Hex[] }).signed
  expect(
    await verifyMessage({ address: address as Hex, message, signature: signature as Hex }),
  ).toBe(true)
  expect(approving.tasks).toEqual(['sign'])
  // It was logged in: no code was sent for a signature.
  expect(approving.asked.filter((one) => /^POST logins/.test(one))).toEqual([])

  // No key of this frame ever held a share, and no worker of it ran.
  expect(next.countSignatures()).toBe(0)
  expect(asked.filter((step) => step.startsWith('worker') || step.startsWith('view'))).toEqual([])
  const paths = new Set(asked.map((step) => step.replace(/^. /, '')))
  expect(
    [...paths].filter(
      (path) => !/^(?:GET|POST|DELETE) (?:config|session|handoffs|stream)\b/.test(path),
    ),
  ).toEqual([])

  expect(await next.ask('signOut', {}, limitMs)).toMatchObject({ kind: 'done' })
  expect(await next.ask('user.get', {}, limitMs)).toEqual({ kind: 'done', answer: null })
  expect(framed.cookies.has('cleat-view')).toBe(false)
  // The window of this browser is logged out, too: a leftover link shows no settings.
  expect(await next.ask('request', toRequest(address), limitMs)).toMatchObject({
    code: 'not-logged-in',
  })
}, 120_000)

test('behavior: cut off from its opener, a window shows a code, which the visitor types', async () => {
  const all = await open()
  const { frame } = all
  const { ending, window } = await logIn(all, null)
  const pair = await vi.waitFor(() => {
    const view = frame.frame.stage.read()
    if (view?.name !== 'pair' || view.isBusy) throw new Error('No code is asked for.')
    return view
  }, wait)
  // The frame may hear of it first.
  const shown = await vi.waitFor(() => {
    const view = window.views.at(-1)
    if (view?.name !== 'code') throw new Error('No code is shown.')
    return view
  }, wait)
  pair.answer({ kind: 'code', code: shown.code })
  expect(await ending).toMatchObject({ kind: 'done' })
  expect([window.isMet, window.views.at(-1)]).toEqual([false, { name: 'done' }])
}, 120_000)

test('behavior: a request in a window that is logged out logs in first', async () => {
  const all = await open()
  const { frame, first, visitor } = all
  const end = await (await logIn(all)).ending
  const address = readAddress(end.kind === 'done' && end.answer)
  first.cookies.clear()
  service.mailbox.clear()
  const signing = frame.ask('request', toRequest(address), limitMs)
  const window = await openOffered(frame, first, { visitor })
  expect(await signing).toMatchObject({ kind: 'done' })
  expect(window.asked).toContain('POST logins/:id/code')
  expect(window.tasks).toEqual(['sign'])
}, 120_000)

/** What Farcaster's app signs for a frame, as the app around its page has it. */
async function signInApp({ frame, visitor }: Awaited<ReturnType<typeof open>>) {
  const asked = await frame.ask('farcaster.ask', {}, limitMs)
  if (asked.kind !== 'done') throw new Error(asked.code)
  const { login, nonce } = asked.answer as { login: string; nonce: string }
  const { fid, key } = visitor.farcaster
  const account = privateKeyToAccount(key)
  const message = createSiweMessage({
    ...{ address: account.address, chainId: 10, nonce, version: '1', issuedAt: new Date() },
    ...{ domain: new URL(service.otherHost).host, uri: `${service.otherHost}/` },
    ...{ statement: 'Farcaster Auth', resources: [`farcaster://fid/${fid}`] },
  })
  return { login, message, signature: await account.signMessage({ message }) }
}

test('default: Farcaster answers the window, by a phone; then a Mini App, in one tap', async () => {
  const all = await open()
  const { framed, first, visitor, asked, frame } = all
  const { fid, key } = visitor.farcaster
  await service.farcaster.register(fid, privateKeyToAddress(key))
  const ending = frame.ask('login.farcaster', {}, limitMs)
  const window = await openOffered(frame, first, { visitor })
  const end = await ending
  expect(end).toMatchObject({ kind: 'done', answer: { provider: 'farcaster' } })
  expect(window.tasks).toContain('create')
  const address = readAddress(end.kind === 'done' && end.answer)
  // The frame began no login: what was signed proves the key of the window.
  expect(asked.filter((step) => step.includes('logins'))).toEqual([])
  expect([...framed.cookies.keys()].sort()).toEqual(['cleat-browser', 'cleat-view'])

  // A window that is logged out logs in in the same way, before it signs.
  first.cookies.clear()
  const signing = frame.ask('request', toRequest(address), limitMs)
  const signed = await openOffered(frame, first, { visitor })
  expect(await signing).toMatchObject({ kind: 'done' })
  expect(signed.views.some(({ name }) => name === 'farcaster')).toBe(true)

  // A Mini App: the frame proves the login, and a window that is known asks nothing.
  await frame.ask('signOut', {}, limitMs)
  const body = { signed: await signInApp(all) }
  const tapping = frame.ask('login.farcaster', body, limitMs)
  const tapped = await openOffered(frame, first)
  expect(await tapping).toMatchObject({
    ...{ kind: 'done', answer: { accounts: [{ address }, {}] } },
  })
  expect(tapped.asked).toContain('POST handoffs/:id/login')
  expect(new Set(tapped.views.map(({ name }) => name))).toEqual(new Set(['opening', 'ask', 'done']))
  expect(tapped.tasks).toEqual([])
  // What was signed once is of no use a second time.
  expect(await frame.ask('login.farcaster', body, limitMs)).toMatchObject({ kind: 'failed' })
  expect(frame.countSignatures()).toBe(0)
}, 180_000)

test('error: what a Mini App signed for another frame proves nothing here', async () => {
  const [one, other] = [await open(), await open()]
  const { fid, key } = one.visitor.farcaster
  await service.farcaster.register(fid, privateKeyToAddress(key))
  const signed = await signInApp(one)
  // The login is that of the frame which asked for it, and not of the one that has the signature.
  const ending = await other.frame.ask('login.farcaster', { signed }, limitMs)
  expect(ending).toMatchObject({ kind: 'failed', code: 'code-expired' })
  expect(other.frame.frame.stage.read()).toBeUndefined()
}, 60_000)

test('default: a provider proves an account that is there, in the window of a code', async () => {
  const all = await open()
  const { frame, first, visitor, load } = all
  // A mailbox that Google itself vouches for.
  const email = visitor.email.replace('mail.example', 'gmail.com')
  service.socials.use('google', { ...localUser, id: email, email })
  const secret = createSecret()
  const making = frame.ask('login.social', { provider: 'google', handoff: secret }, limitMs)
  openDrillWindow({
    ...{ browser: first, url: service.url, secret, opener: service.otherHost },
    onView: (view) => attend(visitor, view),
  })
  const made = await making
  expect(made).toMatchObject({ kind: 'done', answer: { provider: 'google' } })
  const address = readAddress(made.kind === 'done' && made.answer)
  await frame.ask('signOut', {}, limitMs)
  const link = async (next: DrillFrame) => {
    service.mailbox.clear()
    const ending = next.ask('login.email', { email }, limitMs)
    const window = await openOffered(next, first, { visitor })
    const stage = await vi.waitFor(() => {
      const view = window.views.findLast(({ name }) => name === 'ask')
      if (view?.name !== 'ask' || view.stage.read()?.name !== 'link') throw new Error('Not yet.')
      return view.stage
    }, wait)
    const view = stage.read()
    if (view?.name !== 'link') throw new Error('Not asked.')
    expect(view.shown).toMatchObject({ email, methods: ['google'] })
    view.answer({ kind: 'use', method: 'google' })
    return { ending, window }
  }

  // A stranger to the wallet links nothing, and is asked again.
  service.socials.use('google', { ...localUser, id: `stranger of ${email}`, email: null })
  const wrong = await link(frame)
  const again = await vi.waitFor(() => {
    const view = wrong.window.views.at(-1)
    const shown = view?.name === 'ask' ? view.stage.read() : undefined
    if (shown?.name !== 'link' || shown.shown.problem !== 'wrong') throw new Error('Not yet.')
    return shown
  }, wait)
  expect(wrong.window.asked).not.toContain('POST identities')
  service.socials.use('google', { ...localUser, id: email, email })
  again.answer({ kind: 'use', method: 'google' })
  expect(await wrong.ending).toMatchObject({
    ...{ kind: 'done', answer: { accounts: [{ address }, {}] } },
  })
  expect(wrong.window.asked).toContain('POST identities')
  expect(wrong.window.tasks).toEqual([])

  // From then on the mailbox alone opens it.
  await frame.ask('signOut', {}, limitMs)
  frame.remove()
  const next = await load()
  service.mailbox.clear()
  const logging = next.ask('login.email', { email }, limitMs)
  await openOffered(next, first, { visitor })
  expect(await logging).toMatchObject({ kind: 'done', answer: { accounts: [{ address }, {}] } })
}, 180_000)

test('behavior: each way in which a window ends without an answer ends the request', async () => {
  const all = await open()
  const { frame, first, visitor } = all
  const end = await (await logIn(all)).ending
  const address = readAddress(end.kind === 'done' && end.answer)
  const request = toRequest(address)
  const isAsked = (window: DrillWindow) =>
    vi.waitFor(() => expect(window.views.at(-1)?.name).toBe('approve'), wait)
  const last = (window: DrillWindow) =>
    vi.waitFor(() => {
      const view = window.views.at(-1)
      if (view?.name !== 'ended' && view?.name !== 'failed') throw new Error('It goes on.')
      return view
    }, wait)

  // The visitor closes it.
  let signing = frame.ask('request', request, limitMs)
  const closed = await openOffered(frame, first)
  await isAsked(closed)
  await new Promise((done) => setTimeout(done, 100))
  closed.close()
  expect(await signing).toEqual({ kind: 'failed', code: 'declined' })
  // What is approved then signs nothing.
  const late = closed.views.at(-1)
  if (late?.name === 'approve') late.answer({ kind: 'approve' })
  expect(await last(closed)).toEqual({ name: 'ended', end: 'over' })
  expect(closed.tasks).toEqual([])

  // The page takes it back.
  signing = frame.ask('request', request, limitMs)
  const taken = await openOffered(frame, first)
  await isAsked(taken)
  frame.close()
  await signing
  await vi.waitFor(() => expect(frame.frame.stage.read()).toBeUndefined(), wait)
  expect(await last(taken)).toEqual({ name: 'ended', end: 'over' })

  // A second window takes the place of the first. A link that was used opens nothing.
  signing = frame.ask('request', request, limitMs)
  const one = await openOffered(frame, first)
  await isAsked(one)
  const other = await openOffered(frame, first, { visitor })
  expect(await signing).toMatchObject({ kind: 'done' })
  expect(await last(one)).toEqual({ name: 'ended', end: 'over' })
  expect([one.tasks, other.tasks]).toEqual([[], ['sign']])
  const { secret } = other
  const used = openDrillWindow({ browser: createDrillBrowser(), url: service.url, secret })
  expect(await last(used)).toEqual({ name: 'failed', problem: 'late' })
}, 180_000)

test('error: W8, a stranger’s link in the browser of a visitor opens nothing for the stranger', async () => {
  const stranger = await open()
  const victim = await open()
  expect(await (await logIn(victim)).ending).toMatchObject({ kind: 'done' })
  for (const opener of [service.host, 'http://evil.localhost:5173', null]) {
    const ending = stranger.frame.ask('login.email', { email: victim.visitor.email }, limitMs)
    const window = await openOffered(stranger.frame, victim.first, { opener })
    await vi.waitFor(
      () => expect(window.views.at(-1)?.name).toBe(opener === null ? 'code' : 'nothing'),
      wait,
    )
    // The stranger is asked for the code that stands in the window of the visitor alone.
    const view = await vi.waitFor(() => {
      const shown = stranger.frame.frame.stage.read()
      if (shown?.name !== (opener === null ? 'pair' : 'window')) throw new Error('Not yet.')
      return shown
    }, wait)
    expect(view.shown).not.toHaveProperty('code')
    stranger.frame.close()
    await ending
    await vi.waitFor(() => expect(stranger.frame.frame.stage.read()).toBeUndefined(), wait)
    expect(stranger.framed.cookies.has('cleat-view')).toBe(false)
    expect(window.tasks).toEqual([])
  }
}, 180_000)
