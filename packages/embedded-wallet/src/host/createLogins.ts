import type { AuthLogin, AuthLogins } from '@cleat/core'
import { openWindow, type WalletWindow } from '../handoff/openWindow.ts'
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
  let opened: WalletWindow | undefined
  const logIn = async (login: AuthLogin, options: CallOptions) => {
    switch (login.method) {
      case 'email':
        return frame.call('login.email', { email: login.email }, options)
      case 'passkey':
        return frame.call('login.passkey', {}, options)
      case 'social': {
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
    async logIn({ login, onStep, signal }) {
      const logging = logIn(login, { signal, onStep })
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
    openWindow: () => opened?.show(),
    updateEmail: async ({ signal } = {}) => {
      const { email } = await frame.call('email.update', {}, { signal }).catch(fail)
      const user = users.read()
      if (user) users.write({ ...user, email })
      return { email }
    },
    addDevice: async ({ signal } = {}) => {
      await frame.call('device.add', {}, { signal }).catch(fail)
    },
    openSettings() {
      window.open(`${origin}/settings`, '_blank', 'noopener')
    },
    surface: {
      read: frame.readSurface,
      subscribe: frame.onSurface,
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
