import type { AuthLogin, AuthLogins } from '@cleat/core'
import { openWindow, type WalletWindow } from '../handoff/openWindow.ts'
import { createApprovalWindow } from './createApprovalWindow.ts'
import type { CallOptions } from './createCalls.ts'
import { toAuthUser, type UserStore } from './createUserStore.ts'
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

/** How visitors log in by the frame, and what of it is seen. */
export function createLogins(parameters: createLogins.Parameters): AuthLogins {
  const { frame, users, origin, translate } = parameters
  const fail = (error: unknown): never => {
    throw translate(error)
  }
  const approval = createApprovalWindow({ frame, open: () => openWindow({ origin, path: '/w' }) })
  let opened: WalletWindow | undefined
  let settings: WalletWindow | undefined
  const logIn = async (login: AuthLogin, options: CallOptions) => {
    switch (login.method) {
      case 'email':
        return frame.call('login.email', { email: login.email }, options)
      case 'passkey':
        return frame.call('login.passkey', {}, options)
      case 'social': {
        // Another device answers it, or another tab, which the visitor opens by the link.
        if (login.provider === 'farcaster') return frame.call('login.farcaster', {}, options)
        const own = openWindow({ origin, path: '/w' })
        const { provider } = login
        opened = own
        return frame
          .call('login.social', { provider, handoff: own.handoff }, options)
          .finally(own.close)
      }
    }
  }

  return {
    readMethods: ({ signal } = {}) => frame.call('methods.get', {}, { signal }).catch(fail),
    async logIn({ login, onStep, onFarcasterLink, signal }) {
      const logging = logIn(login, { signal, onStep, onLink: onFarcasterLink })
      if (opened?.isBlocked()) onStep?.('blocked')
      const user = await logging
        .finally(() => {
          opened = undefined
        })
        .catch(fail)
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
      if (opened) return opened.show()
      settings?.show()
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
      settings?.close()
      const own = openWindow({ origin, path: '/w/settings' })
      settings = own
      const asked = frame.call('settings.open', { handoff: own.handoff }, { signal, onStep })
      if (own.isBlocked()) onStep?.('blocked')
      const user = await asked.catch(fail)
      users.write(user ?? undefined)
    },
    surface: {
      read: approval.read,
      subscribe: approval.subscribe,
      place: frame.place,
      setLook(look) {
        frame.setColorScheme(look.mode)
        void frame.call('theme.set', look).catch(() => undefined)
      },
      goBack: frame.goBack,
      close: frame.decline,
    },
  }
}
