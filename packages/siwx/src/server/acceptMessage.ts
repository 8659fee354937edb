import { checkTerms } from './checkTerms.ts'
import { checkTimes } from './checkTimes.ts'
import { judge } from './judge.ts'
import type { ReadMessage } from './readMessage.ts'
import { refuse } from './refuse.ts'
import type { SignInTerms } from './signInTerms.ts'
import type { SiwxCall } from './siwxCall.ts'
import type { SiwxVerdict } from './siwxVerdict.ts'

/** Decides about a message that was read: its terms, its times, its nonce, then its signature. */
export async function acceptMessage(parameters: {
  read: ReadMessage
  message: string | Uint8Array
  signature: string
  terms: SignInTerms
  claimNonce: (use: { nonce: string; expirationTime: string }) => Promise<boolean>
  account?: string | undefined
  time: Date
  call?: SiwxCall | undefined
}): Promise<SiwxVerdict> {
  const { read, message, signature, terms, claimNonce, account, time, call } = parameters
  const { fields, chain } = read
  const now = time.getTime()
  const refusal =
    checkTerms({ fields, chain, terms, now }) ??
    checkTimes(fields, now) ??
    (account !== undefined && read.account !== account
      ? refuse('SIWX_ACCOUNT_MISMATCH', 'address', `is not ${account}`)
      : undefined)
  if (refusal) return refusal
  const { nonce, expirationTime } = terms
  if (!(await claimNonce({ nonce, expirationTime })))
    return refuse('SIWX_NONCE_REFUSED', 'nonce', 'was used before')
  const verdict = await judge({ parsed: read, message, signature, call })
  return verdict.status === 'valid' && verdict.lock
    ? refuse('SIWX_SIGNATURE_REFUSED', undefined, 'speaks of coins that are locked')
    : verdict
}
