import { acceptMessage } from './acceptMessage.ts'
import { readMessage } from './readMessage.ts'
import type { SignInTerms } from './signInTerms.ts'
import type { SiwxCall } from './siwxCall.ts'
import type { SiwxVerdict } from './siwxVerdict.ts'

export declare namespace acceptSignIn {
  type Parameters = {
    message: string | Uint8Array
    signature: string
    /** What this browser was asked to sign: see `openTerms`. */
    terms: SignInTerms
    /**
     * Uses up the nonce of the terms, at once and for good. Resolves with whether it was the first
     * to do so. Called before the signature is looked at.
     */
    claimNonce: (use: { nonce: string; expirationTime: string }) => Promise<boolean>
    /** CAIP-10, where only one account may sign, such as the one that is signed in. */
    account?: string | undefined
    /** @default now */
    time?: Date | undefined
    /** Asks chains about accounts that are contracts. Without it, those are `unknown`. */
    call?: SiwxCall | undefined
  }

  type ReturnType = SiwxVerdict
}

/**
 * Whether a visitor signed in: an account signed exactly what this server asked this browser for,
 * in time, and for the first time. The first message that is right in everything but its signature
 * uses up the nonce, whether that counts or not.
 * @see EIP-4361, CAIP-122
 */
export async function acceptSignIn(parameters: acceptSignIn.Parameters): Promise<SiwxVerdict> {
  const { message, signature, time = new Date() } = parameters
  const read = await readMessage({ message, signature })
  return read.status === 'invalid' ? read : acceptMessage({ ...parameters, read, time })
}
