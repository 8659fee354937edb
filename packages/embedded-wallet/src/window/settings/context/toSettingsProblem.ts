import { CustodyError } from '../../../custody/custodyError.ts'
import { FrameFault } from '../../../frame/faults/frameFault.ts'
import { PasskeyError } from '../../../frame/passkeys/passkeyError.ts'
import { ServiceError } from '../../../frame/service/serviceError.ts'
import type { SettingsProblem } from './settingsState.ts'

const byCode: { readonly [code: string]: Exclude<SettingsProblem['kind'], 'throttled'> } = {
  UNREACHABLE: 'service',
  DATABASE_UNAVAILABLE: 'service',
  LAST_METHOD: 'last',
  WALLET_FROZEN: 'frozen',
  GENERATION_CONFLICT: 'changed',
  PASSKEY_REFUSED: 'wrongPasskey',
  CONFIRMATION_REQUIRED: 'needsPasskey',
  LOGIN_NOT_PROVEN: 'notLoggedIn',
  LOGIN_ACCOUNT_KNOWN: 'otherAccount',
  IDENTITY_TAKEN: 'taken',
}
const throttles = ['LOGIN_THROTTLED', 'RATE_LIMITED']
const ends = ['WALLET_SESSION_ENDED', 'WALLET_SESSION_REQUIRED']

/**
 * Why something in the settings was not done, in a word that is shown. `undefined` where the
 * visitor chose so, `ended` where no visitor is logged in any more.
 */
export function toSettingsProblem(error: unknown): SettingsProblem | 'ended' | undefined {
  if (error instanceof PasskeyError) return { kind: 'incomplete' }
  if (error instanceof FrameFault) {
    if (error.code === 'declined' || error.code === 'cancelled') return undefined
    return error.cause === undefined ? { kind: 'failed' } : toSettingsProblem(error.cause)
  }
  if (error instanceof CustodyError) return { kind: 'failed' }
  if (!(error instanceof ServiceError)) return { kind: 'failed' }
  const { code, problem } = error
  if (ends.includes(code)) return 'ended'
  if (throttles.includes(code)) return { kind: 'throttled', seconds: problem?.waitSeconds ?? 60 }
  return { kind: byCode[code] ?? 'failed' }
}
