import type { AuthLogin, AuthLogins, AuthStep } from '@cleat/core'
import type { FrameUser } from '../protocol/frameUser.ts'
import type { CallOptions } from './createCalls.ts'
import { toAuthUser, type UserStore } from './createUserStore.ts'
import { FrameError } from './frameError.ts'
import type { WalletFrame } from './openFrame.ts'
import { openWindow } from './openWindow.ts'

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
  const logIn = (login: AuthLogin, options: CallOptions & { onBlocked: () => void }) => {
    const { onBlocked, ...asked } = options
    switch (login.method) {
      case 'email':
        return frame.call('login.email', { email: login.email }, asked)
      case 'passkey':
        return frame.call('login.passkey', {}, asked)
      case 'social': {
        // In the tick of the click, or the browser blocks it.
        const { handoff, isBlocked } = openWindow({ origin, path: '/w' })
        if (isBlocked) {
          onBlocked()
          return Promise.reject<FrameUser>(new FrameError('window-closed'))
        }
        return frame.call('login.social', { provider: login.provider, handoff }, asked)
      }
    }
  }

  return {
    readMethods: ({ signal } = {}) => frame.call('methods.get', {}, { signal }).catch(fail),
    async logIn({ login, onStep, signal }) {
      const tell = (step: AuthStep) => onStep?.(step)
      const options = { signal, onStep: tell, onBlocked: () => tell('blocked') }
      const user = await logIn(login, options).catch(fail)
      users.write(user)
      return toAuthUser(user)
    },
    getUser() {
      const user = users.read()
      return user && toAuthUser(user)
    },
    subscribe: users.subscribe,
    updateEmail: async ({ signal } = {}) => {
      const { email } = await frame.call('email.update', {}, { signal }).catch(fail)
      const user = users.read()
      if (user) users.write({ ...user, email })
      return { email }
    },
    openSettings() {
      window.open(`${origin}/settings`, '_blank', 'noopener')
    },
    surface: {
      read: frame.readSurface,
      subscribe: frame.onSurface,
      place(element, look) {
        const remove = frame.place(element)
        void frame.call('theme.set', look).catch(() => undefined)
        return remove
      },
      goBack: frame.goBack,
      close: frame.decline,
    },
  }
}
