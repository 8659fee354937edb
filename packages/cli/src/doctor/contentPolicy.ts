import parsePolicy from 'content-security-policy-parser'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { Finding } from './finding.ts'

type Policy = ReadonlyMap<string, readonly string[]>

/** The policies of a page: those of its header, and those of its `<meta>` elements. */
export function readPolicies(html: string, header: string | null): readonly string[] {
  const found: string[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ('tagName' in node && node.tagName === 'meta') {
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
      if (attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy')
        found.push(attributes.get('content') ?? '')
    }
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parse(html))
  return [...(header ? header.split(/,\s*/) : []), ...found].filter((policy) => policy.trim())
}

export declare namespace checkPolicies {
  type Parameters = {
    policies: readonly string[]
    /** The origin of the page, if it is known. */
    origin: string | undefined
    /** Addresses that the app contacts, such as `wss://relay.example`. */
    hosts: readonly string[]
  }
}

/** Compares policies with what docs/csp.md says a page with Cleat needs. All have to allow it. */
export function checkPolicies(parameters: checkPolicies.Parameters): readonly Finding[] {
  const { policies, origin, hosts } = parameters
  if (policies.length === 0)
    return [
      {
        id: 'csp',
        status: 'warning',
        message: 'The page has no content security policy.',
        todo: 'Set one: docs/csp.md has the header that Cleat needs.',
      },
    ]
  const problems = policies.flatMap((text) => {
    const policy: Policy = parsePolicy(text)
    return [...needs(policy), ...hosts.flatMap((host) => connects(policy, host, origin))]
  })
  const findings = [...new Map(problems.map((it) => [it.id + it.message, it])).values()]
  if (findings.some(({ status }) => status === 'error')) return findings
  return [
    ...findings,
    { id: 'csp', status: 'ok', message: 'The content security policy allows what Cleat needs.' },
  ]
}

function needs(policy: Policy): Finding[] {
  const scripts = sources(policy, 'script-src-elem', 'script-src')
  const images = sources(policy, 'img-src')
  const findings: Finding[] = []
  if (images && !images.some((it) => it === 'data:'))
    findings.push({
      id: 'csp:img-src',
      status: 'error',
      message: 'img-src does not allow `data:`, so wallets and networks have no images.',
      todo: 'Add `data:` to img-src.',
    })
  if (scripts && isNone(scripts))
    findings.push({
      id: 'csp:script-src',
      status: 'error',
      message: 'script-src allows no script, so nothing of the app runs.',
      todo: "Add `'self'`, or where the bundle comes from, to script-src.",
    })
  const loose = scripts?.filter((it) => it === "'unsafe-eval'" || it === "'unsafe-inline'") ?? []
  if (loose.length > 0)
    findings.push({
      id: 'csp:script-src',
      status: 'warning',
      message: `script-src allows ${loose.join(' and ')}, which Cleat does not need.`,
      todo: 'Remove it, if nothing else of the page needs it.',
    })
  if (policy.has('sandbox') && !policy.get('sandbox')?.includes('allow-popups'))
    findings.push({
      id: 'csp:sandbox',
      status: 'warning',
      message: 'sandbox allows no windows, so wallets that open one cannot connect.',
      todo: 'Add `allow-popups` to sandbox.',
    })
  return findings
}

function connects(policy: Policy, host: string, origin: string | undefined): Finding[] {
  const allowed = sources(policy, 'connect-src')
  if (!allowed || allowed.some((source) => allows(source, host, origin))) return []
  return [
    {
      id: 'csp:connect-src',
      status: 'error',
      message: `connect-src does not allow ${host}, so the app cannot reach it.`,
      todo: `Add ${host} to connect-src.`,
    },
  ]
}

/** The sources of the first directive that is there, or of `default-src`. */
function sources(policy: Policy, ...names: readonly string[]): readonly string[] | undefined {
  for (const name of [...names, 'default-src']) {
    const found = policy.get(name)
    if (found) return found
  }
  return undefined
}

function isNone(list: readonly string[]): boolean {
  return list.length === 0 || (list.length === 1 && list[0]?.toLowerCase() === "'none'")
}

/**
 * Whether a source allows an address: `https://a.example`, `a.example`, `*.a.example`, `https:`, `*`,
 * `'self'`.
 * @see https://www.w3.org/TR/CSP3/#match-url-to-source-expression
 */
export function allows(source: string, address: string, origin: string | undefined): boolean {
  const url = new URL(address)
  if (source === '*') return true
  if (source === "'self'") return origin !== undefined && isUpgrade(new URL(origin), url)
  if (/^[a-z][a-z\d+.-]*:$/i.test(source))
    return schemes(source.slice(0, -1).toLowerCase()).includes(url.protocol.slice(0, -1))
  const [, scheme, host = '', port] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(?:\/.*)?$/i.exec(source) ?? []
  if (!host) return false
  if (scheme && !schemes(scheme.toLowerCase()).includes(url.protocol.slice(0, -1))) return false
  if (port && port !== '*' && port !== (url.port || defaultPort(url))) return false
  if (!port && url.port) return false
  return host.startsWith('*.')
    ? url.hostname.endsWith(host.slice(1).toLowerCase())
    : url.hostname === host.toLowerCase()
}

/** A source of a scheme allows its secure one too, and sockets. */
function schemes(scheme: string): readonly string[] {
  if (scheme === 'http') return ['http', 'https', 'ws', 'wss']
  if (scheme === 'https') return ['https', 'wss']
  return scheme === 'ws' ? ['ws', 'wss'] : [scheme]
}

function isUpgrade(origin: URL, url: URL): boolean {
  return (
    origin.hostname === url.hostname &&
    (origin.port || defaultPort(origin)) === (url.port || defaultPort(url)) &&
    schemes(origin.protocol.slice(0, -1)).includes(url.protocol.slice(0, -1))
  )
}

function defaultPort({ protocol }: URL): string {
  return protocol === 'https:' || protocol === 'wss:' ? '443' : '80'
}
