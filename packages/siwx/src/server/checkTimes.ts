import type { SignInFields } from '../fields/signInFields.ts'
import { parseTime } from '../grammar/parseTime.ts'
import { refuse } from './refuse.ts'
import type { InvalidSiwx } from './siwxVerdict.ts'

/** Refuses a message that is over, or that only begins later. @param now ms since 1970 */
export function checkTimes(
  { expirationTime, notBefore }: SignInFields,
  now: number,
): InvalidSiwx | undefined {
  const end = parseTime(expirationTime ?? '') ?? Number.POSITIVE_INFINITY
  if (now >= end) return refuse('SIWX_EXPIRED', 'expirationTime', `was over at ${expirationTime}`)
  const start = parseTime(notBefore ?? '') ?? Number.NEGATIVE_INFINITY
  if (now < start) return refuse('SIWX_NOT_YET_VALID', 'notBefore', `begins at ${notBefore}`)
  return undefined
}
