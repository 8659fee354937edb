import { ServiceError } from '../service/serviceError.ts'
import type { PasskeyProblem } from '../stage/frameViews.ts'
import { PasskeyError } from './passkeyError.ts'

/** What the visitor can do something about. @throws anything else */
export function toPasskeyProblem(error: unknown): PasskeyProblem {
  if (error instanceof PasskeyError) return 'incomplete'
  if (error instanceof ServiceError && error.code === 'UNREACHABLE') return 'service'
  if (error instanceof ServiceError && error.code === 'PASSKEY_REFUSED') return 'unknown'
  throw error
}
