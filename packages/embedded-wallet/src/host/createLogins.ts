import type { AuthLogin, AuthLogins, AuthLook, AuthStep } from '@cleat/core'
import { openWindow } from '../handoff/openWindow.ts'
import { createApprovalWindow } from './createApprovalWindow.ts'
import type { CallOptions } from './createCalls.ts'
import { toAuthUser, type UserStore } from './createUserStore.ts'
import { createWindowCall } from './createWindowCall.ts'
import { logInByFarcaster } from './logInByFarcaster.ts'
import type { WalletFrame } from './openFrame.ts'

export declare namespace createLogins {
  type Parameters = {
    frame: WalletFrame
    users: UserStore
    /** Of the wallet. */
    origin: string
    /** Says in a code of Cleat why the frame did not answer. */
    translate: (error: unknown) => unknown
  }
}

type LoginOptions = Omit<CallOptions, 'onStep'> & {
  readonly onStep?: ((step: AuthStep) => void) | undefined
}

/** How visitors log in by the frame, and what of it is seen. */
export function createLogins(parameters: createLogins.Parameters): AuthLogins {
  const { frame, users, origin, translate } = parameters
  const fail = (error: unknown): never => {
    throw translate(error)
  }
  let shown: AuthLook | undefined
  const open = (path: string) => () => openWindow({ origin, path, look: shown })
  const approval = createApprovalWindow({ frame, open: open('/w') })
  const login = createWindowCall({ open: open('/w'), isClosedAfter: true })
  const settings = createWindowCall({ open: open('/w/settings'), isClosedAfter: false })
  const logIn = async (asked: AuthLogin, options: LoginOptions) => {
    switch (asked.method) {
      case 'email':
        return frame.call('login.email', { email: asked.email }, options)
      case 'passkey':
        return frame.call('login.passkey', {}, options)
      case 'social': {
        if (asked.provider === 'farcaster') return logInByFarcaster({ frame, ...options })
        const { provider } = asked
        const ask = (handoff: string, signal: AbortSignal) =>
          frame.call('login.social', { provider, handoff }, { ...options, signal })
        return login.run(ask, options)
      }
    }
  }

  return {
    readMethods: ({ signal } = {}) => frame.call('methods.get', {}, { signal }).catch(fail),
    async logIn({ login: asked, onStep, onFarcasterLink, signal }) {
      const options = { signal, onStep, onLink: onFarcasterLink }
      const user = await logIn(asked, options).catch(fail)
      users.write(user)
      return toAuthUser(user)
    },
    getUser() {
      const user = users.read()
      return user && toAuthUser(user)
    },
    getWarnings: () => (users.isLocked() ? ['locked'] : []),
    subscribe: users.subscribe,
    openWindow() {
      if (frame.readSurface()?.view === 'window') return approval.open()
      if (!login.show()) settings.show()
    },
    updateEmail: async ({ signal } = {}) => {
      const { email } = await frame.call('email.update', {}, { signal }).catch(fail)
      const user = users.read()
      if (user) users.write({ ...user, email })
      return { email }
    },
    addDevice: async ({ signal } = {}) => {
      await frame.call('device.add', {}, { signal }).catch(fail)
    },
    async openSettings({ onStep, signal } = {}) {
      settings.close()
      const ask = (handoff: string, life: AbortSignal) =>
        frame.call('settings.open', { handoff }, { signal: life, onStep })
      const user = await settings.run(ask, { signal, onStep }).catch(fail)
      users.write(user ?? undefined)
    },
    surface: {
      read: approval.read,
      subscribe: approval.subscribe,
      place: frame.place,
      setLook(look) {
        shown = look
        frame.setColorScheme(look.mode)
        void frame.call('theme.set', look).catch(() => undefined)
      },
      goBack: frame.goBack,
      close: frame.decline,
    },
  }
}
