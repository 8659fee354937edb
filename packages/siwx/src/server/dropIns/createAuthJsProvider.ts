import { SiwxProblem } from '../problem/siwxProblem.ts'
import type { Siwx } from '../service/siwx.ts'

/** A provider of Auth.js whose credentials are a signed message. */
export type AuthJsProvider = {
  readonly id: 'siwx'
  readonly name: string
  readonly type: 'credentials'
  readonly credentials: Readonly<Record<'message' | 'signature' | 'token', { label: string }>>
  readonly authorize: (
    credentials: Partial<Record<'message' | 'signature' | 'token', unknown>>,
    request: Request,
  ) => Promise<{ id: string; account: string; subject: string } | null>
}

/**
 * Signs visitors in to Auth.js. `nonce` of the handler says what to sign; `signIn('siwx', …)` hands
 * it in. Auth.js keeps sessions of credentials in its JWT alone.
 */
export function createAuthJsProvider(siwx: Siwx): AuthJsProvider {
  return {
    ...{ id: 'siwx', name: 'Wallet', type: 'credentials' },
    credentials: {
      message: { label: 'Message' },
      signature: { label: 'Signature' },
      token: { label: 'Token' },
    },
    async authorize({ message, signature, token }, request) {
      const texts = [message, signature, token]
      if (!texts.every((text) => typeof text === 'string')) return null
      const [signed = '', by = '', terms = ''] = texts as readonly string[]
      try {
        const handedIn = { request, message: signed, signature: by, token: terms }
        const { user, account, subject } = await siwx.accept(handedIn)
        return { id: user, account, subject }
      } catch (error) {
        if (error instanceof SiwxProblem) return null
        throw error
      }
    },
  }
}
