import type { Finding } from './finding.ts'
import {
  forbiddenHeaders,
  type PageKind,
  requiredHeaders,
  requiredPolicies,
  switchedOff,
  usedFeatures,
} from './requiredHeaders.ts'
import { toPolicyMap } from './toPolicyMap.ts'

const policyName = 'content-security-policy'
const origins = /^https?:\/\/[\w.-]+(?::\d+)?(?: https?:\/\/[\w.-]+(?::\d+)?)*$/
const hashes = /^'sha256-[\w+/]{43}='(?: 'sha256-[\w+/]{43}=')*$/
const yearSeconds = 31_536_000

/** Compares the headers of an answer with what the design of the wallet demands. */
export function checkHeaders(parameters: {
  readonly at: string
  readonly kind: PageKind
  readonly headers: Headers
  readonly isSecure: boolean
}): readonly Finding[] {
  const { at, kind, headers, isSecure } = parameters
  const findings: Finding[] = []
  const expect = (of: string, expected: string, isRight: (found: string) => boolean) => {
    const found = headers.get(of) ?? undefined
    if (found === undefined) findings.push({ kind: 'header-missing', at, of, expected })
    else if (!isRight(found)) findings.push({ kind: 'header-differs', at, of, expected, found })
  }
  for (const [name, value] of Object.entries(requiredHeaders[kind]))
    expect(name, value, (found) => found === value)
  const policy = requiredPolicies[kind]
  const written = Object.entries(policy).map((one) => one.join(' '))
  expect(policyName, written.join('; '), (found) => isPolicy(found, policy))
  if (kind === 'asset')
    expect('cache-control', 'public, max-age=31536000, immutable', (found) =>
      /^(?:public, max-age=31536000, immutable|no-cache)$/.test(found),
    )
  expect('permissions-policy', [...switchedOff, '…'].join('=(), '), arePermissions)
  // It holds for the whole origin.
  if (isSecure && kind !== 'asset')
    expect(
      'strict-transport-security',
      `max-age=${yearSeconds}`,
      (found) => Number(/(?:^|;)\s*max-age="?(\d+)/i.exec(found)?.[1] ?? 0) >= yearSeconds,
    )
  for (const of of forbiddenHeaders) {
    const found = headers.get(of) ?? undefined
    if (found !== undefined) findings.push({ kind: 'header-extra', at, of, found })
  }
  return findings
}

function isPolicy(found: string, expected: Readonly<Record<string, string>>): boolean {
  const policy = toPolicyMap(found)
  if (!policy || policy.size !== Object.keys(expected).length) return false
  return Object.entries(expected).every(([name, sources]) => {
    const given = policy.get(name) ?? ''
    if (sources === '(origins)') return origins.test(given)
    if (sources === '(hashes)') return hashes.test(given)
    return given === sources.split(' ').sort().join(' ')
  })
}

function arePermissions(found: string): boolean {
  const features = new Map(
    found.split(',').map((part) => {
      const [name = '', value = ''] = part.trim().split('=')
      return [name, value]
    }),
  )
  const isOff = switchedOff.every((name) => features.get(name) === '()')
  return (
    isOff &&
    [...features].every(
      ([name, value]) => value === '()' || (value === '(self)' && usedFeatures.includes(name)),
    )
  )
}
