import type { SIWXSession } from '@cleat/core/sign-in'
import { SiwxError } from '../config/siwxError.ts'
import type { SiwxCall } from '../server/siwxCall.ts'
import { verifySiwx } from '../server/verifySiwx.ts'

/**
 * Whether the account of a session signed its message, and the message says what the session does.
 * @throws a `SiwxError` with `SIWX_UNVERIFIABLE` for a contract whose chain cannot be asked
 */
export async function verifySession(
  { data, message, signature }: SIWXSession,
  call?: SiwxCall | undefined,
): Promise<boolean> {
  const verdict = await verifySiwx({ message, signature, call })
  if (verdict.status === 'unknown')
    throw new SiwxError('SIWX_UNVERIFIABLE', {
      context: { reason: verdict.reason },
      cause: verdict.cause,
    })
  const { accountAddress, chainId, domain } = data
  return (
    verdict.status === 'valid' &&
    verdict.account === `${chainId}:${accountAddress}` &&
    verdict.fields.domain === domain
  )
}
