import { createSiwx, type Siwx, type SiwxCall, type SiwxStore } from '@cleat/siwx/server'
import type { Limits } from '../http/createLimits.ts'
import { Problem } from '../http/problem.ts'
import type { AuthConfig } from './authConfig.ts'

export declare namespace createAuth {
  type Parameters = {
    config: AuthConfig
    store: SiwxStore
    call: SiwxCall
    limits: Limits
    /** Is waited for before the session opens. */
    onSignIn?: ((subject: string) => Promise<void>) | undefined
    now?: (() => Date) | undefined
  }
}

/** Sign-in by `@cleat/siwx/server`, with the limits and problems of this service. */
export function createAuth(parameters: createAuth.Parameters): Siwx {
  const { config, store, call, limits, onSignIn, now } = parameters
  const { origins, secrets, keys, url, session } = config
  const accounts = limits.create({ name: 'signInsOfAccount', limit: 10 })
  return createSiwx({
    ...{ domains: origins, secret: secrets, store, call, keys, url, session, now },
    async resolveUser({ user, subject }) {
      await onSignIn?.(subject)
      return user ?? subject
    },
    limitAccount: async (account) => accounts.take(account),
    refuse: ({ code, message: detail, errors, reasons, headers, cause }) => {
      throw new Problem(code, { detail, errors, reasons, headers, cause })
    },
  })
}
