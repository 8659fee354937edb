import type { CleatEvent } from '../../../contract/events/cleatEvent.ts'

/** The properties that may leave the page. Documented in `docs/analytics.md`. */
const allowed: ReadonlySet<string> = new Set([
  'adapters',
  'certified',
  'code',
  'connected',
  'displayIndex',
  'explorerId',
  'method',
  'name',
  'namespace',
  'network',
  'networks',
  'platform',
  'provider',
  'rdnsId',
  'reason',
  'reconnect',
  'token',
  'type',
  'view',
  'walletRank',
])

/**
 * Texts of wallets, tokens and services, which may name themselves after an account or a pairing
 * URI.
 */
const foreign: ReadonlySet<string> = new Set(['name', 'provider', 'rdnsId', 'token'])
const personal = /wc:|:\/\/|@|0x[0-9a-f]{16}|[0-9a-z]{25}/i

/**
 * The part of an event that may leave the page. Of a search only the class of its length is kept.
 * Amounts, hashes, messages and properties that are not listed stay in the page.
 */
export function toSentEvent({ type, event, properties }: CleatEvent): object {
  const hasFacts = Object.keys(properties ?? {}).some((name) => name !== 'caipNetworkId')
  return { type, event, ...(hasFacts ? { properties: toSent(properties) } : {}) }
}

function toSent(properties: object): object {
  const sent: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(properties)) {
    if (key === 'search' || key === 'query') sent.searchLength = toLengthClass(value)
    else if (key === 'items' && Array.isArray(value)) sent[key] = value.map(toSent)
    else if (allowed.has(key) && !isPersonal(key, value)) sent[key] = value
  }
  return sent
}

function isPersonal(key: string, value: unknown): boolean {
  return foreign.has(key) && typeof value === 'string' && personal.test(value)
}

function toLengthClass(text: unknown): '0' | '1-3' | '4-8' | '9+' {
  const length = typeof text === 'string' ? text.length : 0
  if (length === 0) return '0'
  if (length <= 3) return '1-3'
  return length <= 8 ? '4-8' : '9+'
}
