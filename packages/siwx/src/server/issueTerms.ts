import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { createNonce } from './createNonce.ts'
import { sealTerms } from './sealTerms.ts'
import type { SignInTerms } from './signInTerms.ts'

const lifeMs = 600_000

export declare namespace issueTerms {
  type Parameters = Omit<SignInTerms, 'nonce' | 'issuedAt' | 'expirationTime'> & {
    /** At least 32 bytes of chance, which only the server has. */
    secret: string
    /** What only this browser has, such as the value of a cookie. */
    browser: string
    /** @default now */
    time?: Date | undefined
  }

  type ReturnType = { terms: SignInTerms; token: string }
}

/**
 * Names the terms of a sign-in: a new nonce, and ten minutes. They are bound to the browser and to
 * no account, so that connecting and signing can be one prompt. The token holds all of it, so that
 * the server stores nothing until a nonce is used.
 */
export function issueTerms(parameters: issueTerms.Parameters): issueTerms.ReturnType {
  const { secret, browser, time = new Date(), ...asked } = parameters
  const expirationTime = new Date(time.getTime() + lifeMs).toISOString()
  const terms = { ...asked, nonce: createNonce(), issuedAt: time.toISOString(), expirationTime }
  const payload = bytesToHex(utf8ToBytes(JSON.stringify(terms)))
  return { terms, token: `${payload}.${sealTerms({ secret, browser, payload })}` }
}
