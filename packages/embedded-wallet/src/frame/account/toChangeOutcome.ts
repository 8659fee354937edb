import { PasskeyError } from '../passkeys/passkeyError.ts'
import { ServiceError } from '../service/serviceError.ts'
import type { ChangeOutcome } from './changeOutcome.ts'

/** What another address or another try may help against. */
export function toChangeOutcome(error: unknown): ChangeOutcome {
  if (error instanceof PasskeyError) return { problem: { kind: 'incomplete' } }
  if (!(error instanceof ServiceError)) throw error
  const { code, problem } = error
  switch (code) {
    case 'PASSKEY_REFUSED':
      return { problem: { kind: 'wrongPasskey' } }
    case 'INVALID_BODY':
      return { problem: { kind: 'invalid' } }
    case 'IDENTITY_TAKEN':
      return { problem: { kind: 'taken' } }
    case 'LOGIN_CODE_EXPIRED':
      return { problem: { kind: 'over' } }
    case 'LOGIN_THROTTLED':
    case 'RATE_LIMITED':
      return { problem: { kind: 'throttled', seconds: problem?.waitSeconds ?? 60 } }
    case 'UNREACHABLE':
      return { problem: { kind: 'service' } }
    default:
      throw error
  }
}
