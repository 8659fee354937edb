import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectRequest } from '../test/connectRequest.ts'
import { createWindowApprover } from './createWindowApprover.ts'
import { mountWalletWindow } from './mountWalletWindow.ts'

/** The windows that the page opened, as frames, so that messages have real sources. */
let windows: { frame: HTMLIFrameElement; url: URL; name: string; features: string }[]
let isBlocked: boolean

beforeEach(() => {
  windows = []
  isBlocked = false
  vi.stubGlobal('open', (url: URL, name: string, features: string) => {
    if (isBlocked) return null
    const frame = document.createElement('iframe')
    document.body.append(frame)
    windows.push({ frame, url, name, features })
    return frame.contentWindow
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

type Fields = Record<string, unknown>

/** Sends a message to the page as its wallet window. */
function say(message: Fields, from: { origin?: string; source?: unknown } = {}) {
  const { frame, url } = windows.at(-1) ?? {}
  const event = new Event('message')
  Object.assign(event, {
    data: { channel: url?.hash.slice(1), ...message },
    origin: location.origin,
    source: frame?.contentWindow,
    ...from,
  })
  dispatchEvent(event)
}

async function opened(count = 1) {
  await vi.waitFor(() => expect(windows).toHaveLength(count))
}

test('default', async () => {
  const answer = createWindowApprover({ url: '/wallet.html' })(connectRequest)
  await opened()
  const [walletWindow] = windows
  expect(walletWindow?.url.pathname).toBe('/wallet.html')
  expect(walletWindow?.url.hash).toMatch(/^#[0-9a-f-]{36}$/)
  expect(walletWindow?.name).toMatch(/^cleat-wallet-[0-9a-f-]{36}$/)
  expect(walletWindow?.features).toBe('popup,width=380,height=620')
  const asked = vi.spyOn(walletWindow?.frame.contentWindow as Window, 'postMessage')
  say({ type: 'ready' })
  expect(asked).toHaveBeenCalledWith(
    { type: 'ask', request: connectRequest, channel: walletWindow?.url.hash.slice(1) },
    location.origin,
  )
  const accounts = ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'nonsense', 1]
  say({ type: 'answer', approved: true, accounts })
  expect(await answer).toEqual({ approved: true, accounts: accounts.slice(0, 1) })
})

test('behavior: rejected', async () => {
  const answer = createWindowApprover({ url: '/wallet.html' })(connectRequest)
  await opened()
  say({ type: 'answer', approved: 'yes' })
  expect(await answer).toEqual({ approved: false })
})

test('behavior: a window that the user closes rejects', async () => {
  const answer = createWindowApprover({ url: '/wallet.html' })(connectRequest)
  await opened()
  Object.defineProperty(windows[0]?.frame.contentWindow, 'closed', { value: true })
  expect(await answer).toEqual({ approved: false })
})

test('behavior: forged messages are ignored', async () => {
  const answer = createWindowApprover({ url: '/wallet.html' })(connectRequest)
  await opened()
  const yes = { type: 'answer', approved: true }
  say(yes, { origin: 'https://evil.example' })
  say(yes, { source: window })
  say(yes, { source: null })
  say({ ...yes, channel: 'guess' })
  say({ type: 'answer', approved: false })
  expect(await answer).toEqual({ approved: false })
})

test('behavior: one at a time', async () => {
  const approve = createWindowApprover({ url: '/wallet.html' })
  const answers = [approve(connectRequest), approve(connectRequest)]
  await opened()
  say({ type: 'answer', approved: true })
  await opened(2)
  say({ type: 'answer', approved: false })
  expect(await Promise.all(answers)).toEqual([{ approved: true }, { approved: false }])
})

test('behavior: blocked, so a bar offers to open the window', async () => {
  isBlocked = true
  const answer = createWindowApprover({ url: '/wallet.html' })(connectRequest)
  const buttons = await bar()
  expect(buttons.map((button) => button.textContent)).toEqual(['Reject', 'Open wallet'])
  buttons[1]?.click()
  expect(await bar()).toEqual(buttons)
  isBlocked = false
  buttons[1]?.click()
  await opened()
  expect(findBar()).toBe(undefined)
  say({ type: 'answer', approved: true })
  expect(await answer).toEqual({ approved: true })
})

test('behavior: blocked and rejected in the bar', async () => {
  isBlocked = true
  const answer = createWindowApprover({ url: '/wallet.html' })(connectRequest)
  const [reject] = await bar()
  reject?.click()
  expect(await answer).toEqual({ approved: false })
  expect(findBar()).toBe(undefined)
})

test('behavior: the bar is part of an open dialog', async () => {
  isBlocked = true
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  const clicked = vi.fn()
  dialog.addEventListener('click', clicked)
  const answer = createWindowApprover({ url: '/wallet.html' })(connectRequest)
  const [reject] = await bar()
  expect(dialog.contains(findBar() ?? null)).toBe(true)
  reject?.click()
  await answer
  expect(clicked).not.toHaveBeenCalled()
})

test('error: another origin', () => {
  expect(() => createWindowApprover({ url: 'https://evil.example/wallet.html' })).toThrow(
    'must be on the origin of the site',
  )
})

test('behavior: both halves understand each other', async () => {
  const answer = createWindowApprover({ url: '/wallet.html' })(connectRequest)
  await opened()
  const [{ frame, url } = {}] = windows
  const view = frame?.contentWindow
  if (!view || !url) throw new Error('no window')
  Object.defineProperty(view, 'opener', { value: opener(view) })
  Object.defineProperty(view, 'close', { value: () => frame.remove() })
  view.location.hash = url.hash
  const walletDocument = withLocation({ document: view.document, hash: url.hash })
  const stop = mountWalletWindow(walletDocument)
  await vi.waitFor(() => expect(view.document.querySelector('h1')).not.toBe(null))
  view.document.querySelector<HTMLButtonElement>('[data-testid=wallet-approve]')?.click()
  stop()
  expect(await answer).toEqual({
    approved: true,
    accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  })

  /** Adds the origin and source that jsdom leaves out of messages. */
  function opener(source: Window) {
    const receiver = {
      postMessage: (message: Fields) => say(message, { source }),
    }
    Object.defineProperty(source, 'postMessage', {
      value: (data: unknown) => {
        const event = new Event('message')
        Object.assign(event, { data, origin: location.origin, source: receiver })
        source.dispatchEvent(event)
      },
    })
    return receiver
  }
})

/** Gives the frame a location, which jsdom does not let a test set. */
function withLocation(parameters: { document: Document; hash: string }): Document {
  const { document, hash } = parameters
  const view = new Proxy(document.defaultView as Window & typeof globalThis, {
    get(target, key) {
      if (key === 'location') return { hash, origin: location.origin }
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return new Proxy(document, {
    get(target, key) {
      if (key === 'defaultView') return view
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
    set: (target, key, value) => Reflect.set(target, key, value),
  })
}

function findBar(): Element | undefined {
  return [...document.querySelectorAll('div')].find((element) => element.shadowRoot)
}

async function bar(): Promise<HTMLButtonElement[]> {
  await vi.waitFor(() => expect(findBar()).toBeDefined())
  return [...(findBar()?.shadowRoot?.querySelectorAll('button') ?? [])]
}
