import type { RequestRecord } from '../recording/requestRecord.ts'

/** What was decided about a request. */
export type VerdictTone = 'good' | 'warning' | 'bad' | 'quiet'

/** What was decided, in a word, and why. */
export function describeVerdict(record: RequestRecord): {
  readonly word: string
  readonly tone: VerdictTone
  readonly why: string
} {
  const { kind, verdict, reason, decoded, isRaised } = record
  const rules = [...new Set(decoded?.findings.map(({ rule }) => rule))].join(', ')
  const found = rules ? `Rules: ${rules}. Level: ${decoded?.level}.` : 'No rule found anything.'
  const late = isRaised ? ' Some of it was found while the wallet had the request.' : ''
  const said = reason ? ` The app’s policy says: ${reason}.` : ''
  const why = `${found}${late}${said}`
  if (verdict === 'allow') return { word: 'Allowed', tone: isRaised ? 'warning' : 'good', why }
  if (verdict === 'confirm') return { word: 'Visitor asked', tone: 'warning', why }
  if (verdict === 'refuse') return { word: 'Refused', tone: 'bad', why }
  return { tone: 'quiet', ...(kinds[kind] ?? unjudged) }
}

const unjudged = {
  word: 'Not judged',
  why: 'It signs and sends nothing, or it ended before it was judged.',
}
const confirmed = {
  word: 'Confirmed before',
  why: 'The visitor confirmed it in a view of Cleat. The payload was read again and compared with what they saw.',
}
const kinds: { readonly [kind in RequestRecord['kind']]?: typeof unjudged } = {
  'payment:send': confirmed,
  'swap:send': confirmed,
  'signIn:sign': confirmed,
  'transfer:send': { word: 'Asked by the app', why: 'A plain transfer, which nothing else is in.' },
  'calls:send': { word: 'Judged before', why: 'Its batch was judged as a whole.' },
}
