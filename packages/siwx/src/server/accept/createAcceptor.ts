import type { SignInFields, SignInNamespace } from '../../fields/signInFields.ts'
import { acceptMessage } from '../acceptMessage.ts'
import { checkTimes } from '../checkTimes.ts'
import { hashText } from '../hashText.ts'
import { openTerms } from '../openTerms.ts'
import { readMessage } from '../readMessage.ts'
import { refuse } from '../refuse.ts'
import type { SiwxCall } from '../siwxCall.ts'
import type { InvalidSiwx, SiwxVerdict } from '../siwxVerdict.ts'
import type { SiwxStore } from '../store/siwxStore.ts'
import { checkPurpose, type SiwxPurpose } from './checkPurpose.ts'

/** Decides about what a visitor hands in: see `acceptSignIn`, with the terms still sealed. */
export type Acceptor = (handedIn: {
  message: string
  signature: string
  /** The sealed terms. */
  token: string
  /** What only this browser has. */
  browser: string | undefined
  /** Of the app. */
  origin: string
  /** What it is signed for, where that is not to sign in. */
  purpose?: SiwxPurpose | undefined
}) => Promise<SiwxVerdict>

export declare namespace createAcceptor {
  type Parameters = {
    secrets: readonly string[]
    store: SiwxStore
    call: SiwxCall | undefined
    namespaces: readonly SignInNamespace[] | undefined
    /** Rejects where an account has been tried too often. */
    beforeUse: (account: string) => Promise<void>
    now: () => number
  }
}

/**
 * In this order: size, grammar, limits, domain, times, seal and browser, terms, nonce, signature.
 * Nothing before the nonce costs a write, and nothing after it can be tried twice.
 */
export function createAcceptor(parameters: createAcceptor.Parameters): Acceptor {
  const { secrets, store, call, namespaces, beforeUse, now } = parameters
  return async ({ message, signature, token, browser, origin, purpose }) => {
    const read = await readMessage({ message, signature })
    if (read.status === 'invalid') return read
    const { fields, account } = read
    const refusal =
      checkNamespace(fields) ??
      checkPurpose(fields, purpose) ??
      checkDomain(fields, origin) ??
      checkTimes(fields, now())
    if (refusal) return refusal
    const terms = browser === undefined ? undefined : openTerms({ secrets, browser, token })
    if (!terms)
      return refuse('SIWX_NONCE_REFUSED', undefined, 'is not of terms that this browser was given')
    return acceptMessage({
      ...{ read, message, signature, terms, time: new Date(now()), call },
      claimNonce: async ({ nonce, expirationTime }) => {
        await beforeUse(account)
        return store.claim({ hash: hashText(nonce), endsAt: Date.parse(expirationTime) })
      },
    })
  }

  function checkNamespace({ namespace }: SignInFields): InvalidSiwx | undefined {
    return namespaces && !namespaces.includes(namespace)
      ? refuse('SIWX_MESSAGE_INVALID', 'namespace', 'is not one that the app has')
      : undefined
  }
}

/** The address is on the domain already: see `checkLimits`. */
function checkDomain({ domain }: SignInFields, origin: string): InvalidSiwx | undefined {
  const { host } = new URL(origin)
  return domain === host ? undefined : refuse('SIWX_DOMAIN_MISMATCH', 'domain', `is not ${host}`)
}
