import type { AuthLogin } from '../contract/auth/authLogin.ts'
import type {
  AuthLogins,
  AuthMethods,
  AuthStep,
  AuthWarning,
  FarcasterLink,
} from '../contract/auth/authLogins.ts'
import type { AuthLook, AuthSurfaceState } from '../contract/auth/authSurface.ts'
import type { AuthUser } from '../contract/auth/authUser.ts'

/** A login that waits for the visitor. */
export type LoginPrompt = {
  readonly login: AuthLogin
  readonly signal: AbortSignal | undefined
  step(step: AuthStep): void
  /** @default Farcaster’s app answers it, and it is not open yet */
  offerFarcaster(url: string, link?: Partial<FarcasterLink>): void
  /** Ends it. @default a user of this login */
  approve(user?: AuthUser): void
  reject(error: unknown): void
}

export type FakeLogins = AuthLogins & {
  /** All logins, including answered ones. */
  readonly prompts: LoginPrompt[]
  /** What was called, in order. */
  readonly calls: string[]
  /** Where the frame is, the last one first. */
  readonly places: HTMLElement[]
  /** How its frame was made to look. */
  readonly looks: AuthLook[]
  /** What the service offers, or why it does not answer. */
  methods: AuthMethods | Error
  /** The window of the settings, once it was opened. */
  settings: { step(step: AuthStep): void; end(): void; reject(error: unknown): void } | undefined
  /** Whether `updateEmail` waits for `show(undefined)`. */
  updated: Promise<{ email: string }>
  /** How `addDevice` ends. */
  added: Promise<void>
  show(state: Partial<AuthSurfaceState> | undefined): void
  setUser(user: AuthUser | undefined, warnings?: readonly AuthWarning[]): void
}

/** Logins of an embedded wallet, with a frame that shows what a test says. */
export function createFakeLogins(): FakeLogins {
  const userListeners = new Set<() => void>()
  const surfaceListeners = new Set<() => void>()
  let user: AuthUser | undefined
  let warnings: readonly AuthWarning[] = []
  let shown: AuthSurfaceState | undefined
  const show: FakeLogins['show'] = (state) => {
    shown = state && { view: 'code', height: 320, canGoBack: false, ...state }
    for (const listener of [...surfaceListeners]) listener()
  }
  const setUser: FakeLogins['setUser'] = (next, given = []) => {
    user = next
    warnings = given
    for (const listener of [...userListeners]) listener()
  }
  const logins: FakeLogins = {
    ...{ prompts: [], calls: [], places: [], looks: [], show, setUser },
    methods: { email: true, passkey: true, socials: ['google', 'x', 'farcaster'] },
    updated: new Promise(() => undefined),
    added: new Promise(() => undefined),
    settings: undefined,
    async readMethods() {
      logins.calls.push('readMethods')
      if (logins.methods instanceof Error) throw logins.methods
      return logins.methods
    },
    logIn({ login, onStep, onFarcasterLink, signal }) {
      logins.calls.push(`logIn ${login.method}`)
      return new Promise((resolve, reject) => {
        const close = () => show(undefined)
        signal?.addEventListener('abort', () => {
          close()
          reject(signal.reason)
        })
        logins.prompts.push({
          ...{ login, signal },
          step: (step) => onStep?.(step),
          offerFarcaster: (url, link) =>
            onFarcasterLink?.({ url, door: 'relay', isSeen: false, ...link }),
          approve(given = toUser(login)) {
            close()
            setUser(given)
            resolve(given)
          },
          reject(error) {
            close()
            reject(error)
          },
        })
      })
    },
    // Another object each time, as wallets may.
    getUser: () => user && { ...user },
    getWarnings: () => warnings,
    subscribe(listener) {
      userListeners.add(listener)
      return () => userListeners.delete(listener)
    },
    updateEmail() {
      logins.calls.push('updateEmail')
      return logins.updated
    },
    addDevice() {
      logins.calls.push('addDevice')
      return logins.added
    },
    openWindow: () => void logins.calls.push('openWindow'),
    openSettings({ onStep } = {}) {
      logins.calls.push('openSettings')
      return new Promise((resolve, reject) => {
        logins.settings = { step: (step) => onStep?.(step), end: resolve, reject }
      })
    },
    surface: {
      read: () => shown,
      subscribe(listener) {
        surfaceListeners.add(listener)
        return () => surfaceListeners.delete(listener)
      },
      setLook: (look) => void logins.looks.push(look),
      place(element) {
        logins.places.unshift(element)
        return () => void logins.places.splice(logins.places.indexOf(element), 1)
      },
      goBack: () => void logins.calls.push('goBack'),
      close() {
        logins.calls.push('close')
        show(undefined)
      },
    },
  }
  return logins
}

function toUser(login: AuthLogin): AuthUser {
  if (login.method === 'email') return { email: login.email, provider: 'email' }
  if (login.method === 'social') return { username: 'ada', provider: login.provider }
  return { provider: 'passkey' }
}
