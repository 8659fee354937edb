import type { SignInFields } from '../fields/signInFields.ts'
import { parseTime } from '../grammar/parseTime.ts'
import { withoutRecap } from '../recap/withoutRecap.ts'
import { refuse } from './refuse.ts'
import type { SignInTerms } from './signInTerms.ts'
import type { InvalidSiwx } from './siwxVerdict.ts'

/** Between machines of the server, in ms. */
const clockMs = 60_000
/** Between the server and a wallet that writes the time of issue itself, in ms. */
const walletClockMs = 300_000

/**
 * Refuses a message that says anything else than the server asked for.
 * @param parameters.now ms since 1970
 */
export function checkTerms(parameters: {
  fields: SignInFields
  /** CAIP-2, of the message. */
  chain: string
  terms: SignInTerms
  now: number
}): InvalidSiwx | undefined {
  const { fields, chain, terms, now } = parameters
  if (fields.domain !== terms.domain)
    return refuse('SIWX_DOMAIN_MISMATCH', 'domain', `is not ${terms.domain}`)
  if (fields.uri !== terms.uri) return refuse('SIWX_DOMAIN_MISMATCH', 'uri', `is not ${terms.uri}`)
  // A wallet that pairs adds what the app may ask it for.
  const changed = findChange(fields, terms) && findChange(withoutRecap(fields), terms)
  if (changed) return refuse('SIWX_MESSAGE_INVALID', changed, 'is not what was asked for')
  if (terms.chains && !terms.chains.includes(chain))
    return refuse('SIWX_MESSAGE_INVALID', 'chainId', 'is a chain that the app does not have')
  const late = checkIssue(fields, terms, now)
  if (late) return late
  if (fields.nonce !== terms.nonce)
    return refuse('SIWX_NONCE_REFUSED', 'nonce', 'is not the one of the terms')
  return undefined
}

/** The first field, beside those with a code, that differs. */
function findChange(fields: SignInFields, terms: SignInTerms): InvalidSiwx['field'] {
  if (fields.statement !== terms.statement) return 'statement'
  if (fields.requestId !== terms.requestId) return 'requestId'
  if (fields.expirationTime !== terms.expirationTime) return 'expirationTime'
  const [resources, asked] = [fields, terms].map((one) => JSON.stringify(one.resources))
  return resources === asked ? undefined : 'resources'
}

/** The time of issue is the one of the terms, or one near it that the wallet wrote. */
function checkIssue(
  { issuedAt, expirationTime }: SignInFields,
  terms: SignInTerms,
  now: number,
): InvalidSiwx | undefined {
  const issue = parseTime(issuedAt) ?? Number.NaN
  const tolerance = issuedAt === terms.issuedAt ? clockMs : walletClockMs
  if (issue > now + tolerance)
    return refuse('SIWX_NOT_YET_VALID', 'issuedAt', `is in the future: ${issuedAt}`)
  const asked = parseTime(terms.issuedAt) ?? Number.NaN
  const isNear = issuedAt === terms.issuedAt || Math.abs(issue - now) <= walletClockMs
  const isOrdered = issue < (parseTime(expirationTime ?? '') ?? Number.NaN)
  return Number.isNaN(asked) || !isNear || !isOrdered
    ? refuse('SIWX_MESSAGE_INVALID', 'issuedAt', 'is not the one of the terms')
    : undefined
}
