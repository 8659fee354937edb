// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { findFrame, loadTestDocument } from '../test/createTestPage.ts'
import type { FrameError } from './frameError.ts'
import { openFrame, type WalletFrame } from './openFrame.ts'

const origin = 'https://wallet.app.example'
const opened: WalletFrame[] = []
const problem = (error: FrameError) => error.problem
const surface = { view: 'code', height: 320, canGoBack: false } as const
const email = { email: 'ada@mail.example' }
const user = { provider: 'email', accounts: [] } as const

afterEach(() => {
  vi.useRealTimers()
  for (const frame of opened.splice(0)) frame.destroy()
  document.body.replaceChildren()
})

function open(): WalletFrame {
  const frame = openFrame({ origin, title: 'Harbour' })
  opened.push(frame)
  return frame
}

/** A frame that was asked something and has welcomed the page. */
async function openLoaded() {
  const frame = open()
  const asked = frame.call('login.email', email).catch(problem)
  const loaded = loadTestDocument()
  const side = loaded.welcome()
  await vi.waitFor(() => expect(side.heard).toHaveLength(1))
  return { frame, asked, side, ...loaded }
}

/** A browser that moves a frame without loading it again. */
function addMoveBefore(element: HTMLElement): void {
  Object.assign(element, {
    moveBefore(node: Node) {
      const { append } = Element.prototype
      append.call(element, node)
    },
  })
}

test('default: nothing is loaded before the first call, and one frame answers all of them', async () => {
  const frame = open()
  expect(findFrame()).toBeNull()
  const calls = [frame.call('user.get', {}), frame.call('signOut', {})]
  const { element, hello, target, welcome } = loadTestDocument()
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
  expect([element.src, element.title, element.style.display]).toEqual([
    ...[`${origin}/frame`, 'Harbour', 'none'],
  ])
  expect(element.allow).toBe(
    `publickey-credentials-get ${origin}; publickey-credentials-create ${origin}`,
  )
  expect([target, hello]).toEqual([origin, { cleat: 'hello', protocols: [1], nonce: hello.nonce }])
  expect(hello.nonce).toMatch(/^[\w-]{22}$/)
  const side = welcome()
  await vi.waitFor(() =>
    expect(side.heard.map(({ kind }) => kind)).toEqual(['user.get', 'signOut']),
  )
  side.send('done', { to: 2, answer: {} })
  side.send('done', { to: 1, answer: null })
  expect(await Promise.all(calls)).toEqual([null, {}])
})

test.each([
  [{ nonce: 'b'.repeat(22) }, 'bad-answer'],
  [{ nonce: undefined }, 'bad-answer'],
  [{ extra: 1 }, 'bad-answer'],
  [{ mode: 'top' }, 'bad-answer'],
  [{ protocol: 2 }, 'version'],
  [{ cleat: 'refusal', reason: 'origin' }, 'refused'],
  [{ cleat: 'refusal', reason: 'protocol' }, 'version'],
  [{ cleat: 'refusal', reason: 'service' }, 'unreachable'],
] as const)(
  'error: a welcome of %o is none: %s, and the next call loads it again',
  async (changed, expected) => {
    const frame = open()
    const refused = frame.call('user.get', {}).catch(problem)
    const isRefusal = 'cleat' in changed
    const first = loadTestDocument()
    if (isRefusal) {
      const { nonce } = first.hello
      first.port.postMessage({ ...changed, nonce, protocols: [1] })
    } else first.welcome(changed)
    expect(await refused).toBe(expected)
    expect(findFrame()).toBeNull()
    const again = frame.call('user.get', {})
    const second = loadTestDocument()
    expect(second.hello.nonce).not.toBe(first.hello.nonce)
    const side = second.welcome()
    await vi.waitFor(() => expect(side.heard).toHaveLength(1))
    side.send('done', { to: 1, answer: null })
    expect(await again).toBeNull()
  },
)

test('error: a welcome that brings a port along', async () => {
  const frame = open()
  const refused = frame.call('user.get', {}).catch(problem)
  const { hello, port } = loadTestDocument()
  const { port1 } = new MessageChannel()
  const welcome = { cleat: 'welcome', protocol: 1, build: 'b', mode: 'same-site' }
  port.postMessage({ ...welcome, nonce: hello.nonce }, [port1])
  expect(await refused).toBe('bad-answer')
})

test('error: a blocked frame says nothing, and is given up after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const frame = open()
  const refused = frame.call('user.get', {}).catch(problem)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(findFrame()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(await refused).toBe('unreachable')
  expect(findFrame()).toBeNull()
})

test('behavior: one that does not load is loaded anew, once, and what was asked is asked there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const frame = open()
  const asked = frame.call('login.email', email).catch(problem)
  const stalled = findFrame()
  await vi.advanceTimersByTimeAsync(4_000)
  const second = findFrame()
  expect([document.querySelectorAll('iframe').length, second === stalled]).toEqual([1, false])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(findFrame()).toBe(second)
  const side = loadTestDocument().welcome()
  await vi.advanceTimersByTimeAsync(100)
  await vi.waitFor(() => expect(side.heard.map(({ kind }) => kind)).toEqual(['login.email']))
  side.send('done', { to: 1, answer: user })
  expect(await asked).toEqual(user)
})

test('behavior: one that has loaded may take its time to greet', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const frame = open()
  const asked = frame.call('login.email', email).catch(problem)
  const loaded = loadTestDocument()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(findFrame()).toBe(loaded.element)
  const side = loaded.welcome()
  await vi.advanceTimersByTimeAsync(100)
  await vi.waitFor(() => expect(side.heard).toHaveLength(1))
  side.send('done', { to: 1, answer: user })
  expect(await asked).toEqual(user)
})

test('behavior: called off while it loads, a call ends at once, and the others wait on', async () => {
  const frame = open()
  const stop = new AbortController()
  const asked = frame.call('login.email', email, { signal: stop.signal }).catch(problem)
  const other = frame.call('user.get', {})
  stop.abort()
  expect(await asked).toBe('cancelled')
  const side = loadTestDocument().welcome()
  await vi.waitFor(() => expect(side.heard.map(({ kind }) => kind)).toEqual(['user.get']))
  side.send('done', { to: 1, answer: null })
  expect(await other).toBeNull()
})

test('behavior: a browser that moves frames keeps the document', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  for (const element of [place, document.body]) addMoveBefore(element)
  const { frame, asked, side, element } = await openLoaded()
  const remove = frame.place(place)
  expect([element.parentElement, element.style.display]).toEqual([place, 'block'])
  remove()
  expect([element.parentElement, element.style.display]).toEqual([document.body, 'none'])
  side.send('done', { to: 1, answer: user })
  expect(await asked).toEqual(user)
})

test('behavior: in one that does not, the frame is loaded there and asked again', async () => {
  const { frame, asked, side } = await openLoaded()
  const place = document.body.appendChild(document.createElement('div'))
  frame.place(place)
  const next = loadTestDocument()
  expect([document.querySelectorAll('iframe').length, next.element.parentElement]).toEqual([
    ...[1, place],
  ])
  side.send('done', { to: 1, answer: { ...user, username: 'stale' } })
  const again = next.welcome()
  await vi.waitFor(() => expect(again.heard.map(({ kind }) => kind)).toEqual(['login.email']))
  again.send('done', { to: 1, answer: user })
  expect(await asked).toEqual(user)
})

test('behavior: placed while it loads there, what was asked is asked of the second document', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const frame = open()
  const asked = frame.call('login.email', email).catch(problem)
  const place = document.body.appendChild(document.createElement('div'))
  frame.place(place)
  const side = loadTestDocument().welcome()
  await vi.advanceTimersByTimeAsync(100)
  await vi.waitFor(() => expect(side.heard.map(({ kind }) => kind)).toEqual(['login.email']))
  // The end of the first one is not the end of this one.
  await vi.advanceTimersByTimeAsync(10_000)
  expect(findFrame()?.parentElement).toBe(place)
  side.send('done', { to: 1, answer: user })
  expect(await asked).toEqual(user)
})

test('behavior: I20, another document in the frame gets no hello, and what waited ends', async () => {
  const { frame, asked, element } = await openLoaded()
  const postMessage = vi.fn()
  Object.defineProperty(element, 'contentWindow', { value: { postMessage } })
  element.dispatchEvent(new Event('load'))
  expect(await asked).toBe('lost')
  expect([postMessage.mock.calls, findFrame()]).toEqual([[], null])
  void frame.call('user.get', {}).catch(() => undefined)
  expect(loadTestDocument().target).toBe(origin)
})

test('behavior: I23, a port that comes along ends what waited', async () => {
  const { asked, port } = await openLoaded()
  port.postMessage({ v: 1, id: 1, kind: 'done', body: {} }, [new MessageChannel().port1])
  expect(await asked).toBe('lost')
  expect(findFrame()).toBeNull()
})

test('behavior: I13, I11: a second welcome and a second answer say nothing', async () => {
  const { frame, asked, side, hello, port } = await openLoaded()
  port.postMessage({ cleat: 'welcome', protocol: 1, nonce: hello.nonce, build: 'x', mode: 'x' })
  side.send('done', { to: 1, answer: user })
  expect(await asked).toEqual(user)
  const next = frame.call('user.get', {})
  await vi.waitFor(() => expect(side.heard).toHaveLength(2))
  side.send('done', { to: 1, answer: { ...user, username: 'second' } })
  side.send('done', { to: 2, answer: null })
  expect(await next).toBeNull()
})

test('behavior: a frame that misses two beats while something waits is lost, and says no more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { frame, asked, side } = await openLoaded()
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.waitFor(() => expect(side.heard.at(-1)?.kind).toBe('pulse'))
  side.send('pulse', {})
  await vi.waitFor(() => expect(side.heard).toHaveLength(2))
  await new Promise((done) => setTimeout(done, 20))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(findFrame()).not.toBeNull()
  // What it says too late is already under way when it is given up.
  side.send('surface', surface)
  side.send('done', { to: 1, answer: user })
  vi.advanceTimersByTime(5_000)
  expect(await asked).toBe('lost')
  await new Promise((done) => setTimeout(done, 20))
  expect([findFrame(), frame.readSurface()]).toEqual([null, undefined])
})

test('behavior: so is one that shows what the page did not ask for', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { frame, asked, side, port } = await openLoaded()
  side.send('done', { to: 1, answer: user })
  await asked
  side.send('surface', surface)
  await vi.waitFor(() => expect(frame.readSurface()).toEqual(surface))
  port.close()
  await vi.advanceTimersByTimeAsync(15_000)
  expect([findFrame(), frame.readSurface()]).toEqual([null, undefined])
})

test('behavior: nothing is beaten where nothing waits', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { asked, side } = await openLoaded()
  side.send('done', { to: 1, answer: user })
  await asked
  await vi.advanceTimersByTimeAsync(60_000)
  expect(side.heard).toHaveLength(1)
  expect(findFrame()).not.toBeNull()
})

test('default: what is seen and who is there reach listeners, and the page goes back and closes', async () => {
  const { frame, side } = await openLoaded()
  const [onSurface, onUser] = [vi.fn(), vi.fn()]
  const offs = [frame.onSurface(onSurface), frame.onUser(onUser)]
  side.send('surface', surface)
  side.send('changed', { user })
  await vi.waitFor(() => expect(onUser).toHaveBeenCalledWith(user))
  expect([frame.readSurface(), onSurface.mock.calls.length]).toEqual([surface, 1])
  frame.goBack()
  frame.decline()
  await vi.waitFor(() =>
    expect(side.heard.slice(1).map(({ kind }) => kind)).toEqual(['surface.back', 'surface.close']),
  )
  for (const off of offs) off()
  side.send('surface', null)
  await vi.waitFor(() => expect(frame.readSurface()).toBeUndefined())
  expect(onSurface).toHaveBeenCalledTimes(1)
})

test('behavior: its focus comes once there is something to see, and its scheme stays', async () => {
  const { frame, side, element } = await openLoaded()
  const focus = vi.spyOn(element, 'focus')
  addMoveBefore(document.body)
  frame.place(document.body)
  frame.setColorScheme('dark')
  side.send('surface', { ...surface, height: 0 })
  await vi.waitFor(() => expect(frame.readSurface()?.height).toBe(0))
  expect(focus).not.toHaveBeenCalled()
  side.send('surface', surface)
  await vi.waitFor(() => expect(focus).toHaveBeenCalledTimes(1))
  side.send('surface', { ...surface, height: 400 })
  await vi.waitFor(() => expect(frame.readSurface()?.height).toBe(400))
  expect(focus).toHaveBeenCalledTimes(1)
  expect(element.style.getPropertyValue('color-scheme')).toBe('dark')
})

test('behavior: a window that was opened is named to the frame', async () => {
  const { frame, side } = await openLoaded()
  const handoff = 'h'.repeat(43)
  frame.nameWindow(handoff)
  await vi.waitFor(() =>
    expect(side.heard.at(-1)).toMatchObject({ kind: 'handoff.open', body: { handoff } }),
  )
})

test('behavior: before there is a frame, nothing of it can be told or moved', () => {
  const frame = open()
  frame.decline()
  frame.goBack()
  frame.nameWindow('h'.repeat(43))
  frame.setColorScheme('dark')
  frame.place(document.body)()
  expect(findFrame()).toBeNull()
})

test('behavior: placed before it is loaded, it is shown there from the beginning', () => {
  const place = document.body.appendChild(document.createElement('div'))
  const frame = open()
  frame.place(place)
  frame.setColorScheme('dark')
  void frame.call('user.get', {}).catch(() => undefined)
  const element = findFrame()
  expect([element?.parentElement, element?.style.cssText]).toEqual([
    place,
    'display: block; border: 0px; width: 100%; height: 100%; color-scheme: dark;',
  ])
})

test('behavior: taken out of a place that it has left, it stays where it is', async () => {
  const [first, second] = ['first', 'second'].map(() =>
    document.body.appendChild(document.createElement('div')),
  )
  for (const element of [first, second, document.body]) if (element) addMoveBefore(element)
  const { frame, element } = await openLoaded()
  const leave = first && frame.place(first)
  if (second) frame.place(second)
  leave?.()
  expect([element.parentElement, element.style.display]).toEqual([second, 'block'])
})

test('behavior: what is seen already gets the focus where it is placed, and once', async () => {
  const { frame, side, element } = await openLoaded()
  addMoveBefore(document.body)
  const focus = vi.spyOn(element, 'focus')
  side.send('surface', surface)
  await vi.waitFor(() => expect(frame.readSurface()).toEqual(surface))
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  expect(focus).not.toHaveBeenCalled()
  frame.place(document.body)
  await vi.waitFor(() => expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]))
})

test('behavior: nothing is beaten in a tab that is hidden, or once it is destroyed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { frame, side } = await openLoaded()
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([side.heard.length, findFrame() === null]).toEqual([1, false])
  state.mockRestore()
  frame.destroy()
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: who no longer listens for the visitor is told nothing', async () => {
  const { frame, side } = await openLoaded()
  const [left, stayed] = [vi.fn(), vi.fn()]
  frame.onUser(stayed)
  frame.onUser(left)()
  side.send('changed', { user: null })
  await vi.waitFor(() => expect(stayed).toHaveBeenCalledExactlyOnceWith(null))
  expect(left).not.toHaveBeenCalled()
})

test('behavior: one that stalled once and loaded may stall again later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const frame = open()
  const refused = frame.call('user.get', {}).catch(problem)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await refused).toBe('unreachable')
  const asked = frame.call('user.get', {})
  const stalled = findFrame()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(findFrame()).not.toBe(stalled)
  const side = loadTestDocument().welcome()
  await vi.advanceTimersByTimeAsync(100)
  await vi.waitFor(() => expect(side.heard).toHaveLength(1))
  side.send('done', { to: 1, answer: null })
  expect(await asked).toBeNull()
})

test('behavior: destroyed, all of it ends', async () => {
  const { frame, asked } = await openLoaded()
  const loading = open()
  const waiting = loading.call('user.get', {}).catch(problem)
  frame.destroy()
  frame.destroy()
  expect(await asked).toBe('cancelled')
  loading.destroy()
  expect(await waiting).toBe('cancelled')
  expect(await frame.call('user.get', {}).catch(problem)).toBe('cancelled')
  expect(findFrame()).toBeNull()
})
