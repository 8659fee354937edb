import { CustodyError, type CustodyProblem } from '../../custody/custodyError.ts'
import type { FrameFailure } from '../../protocol/notices.ts'
import { ServiceError } from '../service/serviceError.ts'
import { FrameFault } from './frameFault.ts'

const byCode: { readonly [code: string]: FrameFailure | undefined } = {
  HOST_NOT_ALLOWED: 'service',
  LOGIN_METHOD_OFF: 'method-off',
  LOGIN_CODE_WRONG: 'code-wrong',
  LOGIN_CODE_EXPIRED: 'code-expired',
  LOGIN_NOT_PROVEN: 'code-expired',
  LOGIN_THROTTLED: 'throttled',
  RATE_LIMITED: 'throttled',
  RECOVERY_HELD: 'throttled',
  LOGIN_PROVIDER_REFUSED: 'provider-refused',
  LOGIN_PROVIDER_FAILED: 'provider-failed',
  WALLET_SESSION_REQUIRED: 'not-logged-in',
  WALLET_SESSION_ENDED: 'not-logged-in',
  LOGIN_DEVICE_UNPROVEN: 'device-unproven',
  // The address is that of a wallet, which another way to log in opens.
  LOGIN_ACCOUNT_KNOWN: 'device-unproven',
  SHARE_REFUSED: 'share-refused',
  WALLET_FROZEN: 'share-refused',
}

/** What the service has is not what this browser knows of the wallet. */
const mismatches: readonly CustodyProblem[] = [
  ...(['SHARE_MISMATCH', 'GENERATION_OLD', 'WALLET_REPLACED'] as const),
]

/** What the page learns of an error: a word of the protocol, and when to try again. */
export function toFault(error: unknown): FrameFault {
  if (error instanceof FrameFault) return error
  if (error instanceof ServiceError)
    return new FrameFault(byCode[error.code] ?? 'service', {
      ...{ seconds: error.problem?.waitSeconds, cause: error },
    })
  if (error instanceof CustodyError)
    return new FrameFault(mismatches.includes(error.problem) ? 'share-mismatch' : 'failed', {
      cause: error,
    })
  return new FrameFault('failed', { cause: error })
}
