import { afterEach, expect, type Mock, test, vi } from 'vitest'
import type { FrameUser } from '../protocol/frameUser.ts'
import { createMemoryArea } from '../test/createMemoryArea.ts'
import type { CallOptions } from './createCalls.ts'
import { createLogins } from './createLogins.ts'
import { createUserStore } from './createUserStore.ts'
import type { WalletFrame } from './openFrame.ts'

const origin = 'https://wallet.app.example'
const user: FrameUser = { email: 'ada@app.example', provider: 'email', accounts: [] }

afterEach(() => void vi.unstubAllGlobals())

/** A page whose browser opens windows, or not, and a frame that a test answers. */
function open(isBlocked = false) {
  const opened: { readonly url: string; closed: boolean; focus: Mock; close: Mock }[] = []
  let blocks = isBlocked
  vi.stubGlobal('window', {
    open(url: string) {
      if (blocks) return null
      const one = { url, closed: false, focus: vi.fn(), close: vi.fn() }
      opened.push(one)
      return one
    },
  })
  const users = createUserStore(createMemoryArea())
  users.write(user)
  const calls: { kind: string; body: object; options: CallOptions | undefined }[] = []
  const ends: ((end: FrameUser | null | Error) => void)[] = []
  const call = ((kind: string, body: object, options?: CallOptions) => {
    calls.push({ kind, body, options })
    return new Promise((resolve, reject) => {
      ends.push((end) => (end instanceof Error ? reject(end) : resolve(end)))
    })
  }) as WalletFrame['call']
  const frame = { call, readSurface: () => undefined, onSurface: () => () => undefined }
  const logins = createLogins({
    ...{ frame: frame as object as WalletFrame, users, origin },
    translate: (error) => Object.assign(new Error('translated'), { cause: error }),
  })
  return {
    ...{ logins, users, calls, ends, opened },
    allow() {
      blocks = false
    },
  }
}

test('default: Farcaster opens no window, and its link is told', async () => {
  const { logins, calls, ends, opened } = open()
  const links: object[] = []
  const done = logins.logIn({
    login: { method: 'social', provider: 'farcaster' },
    onFarcasterLink: (link) => void links.push(link),
  })
  const [asked] = calls
  expect([asked?.kind, opened]).toEqual(['login.farcaster', []])
  const link = { url: `${origin}/w/farcaster#a`, door: 'own', isSeen: false } as const
  asked?.options?.onLink?.(link)
  ends[0]?.({ provider: 'farcaster', username: 'FID 5650', accounts: [] })
  expect(await done).toMatchObject({ provider: 'farcaster', username: 'FID 5650' })
  expect(links).toEqual([link])
})

test('default: the window of the settings opens in the tick of the click, with its secret', async () => {
  const { logins, calls, ends, opened, users } = open()
  const steps: string[] = []
  const done = logins.openSettings({ onStep: (step) => void steps.push(step) })
  const [window] = opened
  expect(window?.url).toMatch(/^https:\/\/wallet\.app\.example\/w\/settings#[\w-]{43}$/)
  const [asked] = calls
  expect(asked?.kind).toBe('settings.open')
  expect(asked?.body).toEqual({ handoff: window?.url.split('#')[1] })
  asked?.options?.onStep?.('window')
  expect(steps).toEqual(['window'])
  logins.openWindow()
  expect(window?.focus).toHaveBeenCalledTimes(1)
  ends[0]?.(user)
  await done
  expect(users.read()).toEqual(user)
})

test('behavior: who logged out in the window is logged out here', async () => {
  const { logins, ends, users } = open()
  const heard = vi.fn()
  users.subscribe(heard)
  const done = logins.openSettings()
  ends[0]?.(null)
  await done
  expect([users.read(), heard.mock.calls.length]).toEqual([undefined, 1])
})

test('behavior: a window that is blocked opens with the next click', () => {
  const { logins, opened, allow } = open(true)
  const steps: string[] = []
  void logins.openSettings({ onStep: (step) => void steps.push(step) })
  expect([steps, opened]).toEqual([['blocked'], []])
  allow()
  logins.openWindow()
  expect(opened).toHaveLength(1)
})

test('behavior: other settings take the place of the window before', () => {
  const { logins, opened } = open()
  void logins.openSettings()
  void logins.openSettings()
  expect(opened).toHaveLength(2)
  expect(opened[0]?.close).toHaveBeenCalledTimes(1)
  expect(opened[0]?.url).not.toBe(opened[1]?.url)
})

test.each(['login', 'settings'] as const)(
  'behavior: %s, a window that the browser cut off is opened anew, for another request',
  async (kind) => {
    const { logins, calls, ends, opened } = open()
    const login = { method: 'social', provider: 'google' } as const
    const done = kind === 'login' ? logins.logIn({ login }) : logins.openSettings()
    const [first] = opened
    if (!first) throw new Error('No window was opened.')
    // It shows something, and still says that it is closed.
    first.closed = true
    logins.openWindow()
    expect([opened.length, first.focus.mock.calls.length]).toEqual([2, 0])
    expect(calls[0]?.options?.signal?.aborted).toBe(true)
    ends[0]?.(new Error('cancelled'))
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    expect(calls[1]?.body).toMatchObject({ handoff: opened[1]?.url.split('#')[1] })
    expect(opened[1]?.url).not.toBe(first.url)
    logins.openWindow()
    expect(opened[1]?.focus).toHaveBeenCalledTimes(1)
    ends[1]?.(user)
    await done
    logins.openWindow()
    expect(opened).toHaveLength(2)
  },
)

test('behavior: a login that is called off opens no other window', async () => {
  const { logins, calls, ends, opened } = open()
  const life = new AbortController()
  const login = { method: 'social', provider: 'google' } as const
  const done = logins.logIn({ login, signal: life.signal })
  life.abort()
  expect(calls[0]?.options?.signal?.aborted).toBe(true)
  ends[0]?.(new Error('cancelled'))
  await expect(done).rejects.toMatchObject({ message: 'translated' })
  expect([opened.length, opened[0]?.close.mock.calls.length]).toEqual([1, 1])
})

test('error: a frame that does not answer', async () => {
  const { logins, ends, users } = open()
  const done = logins.openSettings()
  ends[0]?.(new Error('lost'))
  await expect(done).rejects.toMatchObject({ message: 'translated' })
  expect(users.read()).toEqual(user)
})
