import type { SignInFields } from '../fields/signInFields.ts'
import { parseAuthority } from '../grammar/parseAuthority.ts'
import { parseUri, type Uri } from '../grammar/parseUri.ts'
import { withoutRecap } from '../recap/withoutRecap.ts'
import { refuse } from './refuse.ts'
import type { InvalidSiwx } from './siwxVerdict.ts'

const longestStatement = 280
const longestResource = 512
const mostResources = 8
/** Beside https. */
const resourceSchemes = ['ipfs', 'urn', 'did']
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/
const defaultPorts: Readonly<Record<string, string>> = { https: '443', http: '80' }

/**
 * Refuses what the grammar allows and no app asks for: texts that hide the rest from a visitor,
 * resources that are code, an address on another origin than the domain.
 */
export function checkLimits(fields: SignInFields): InvalidSiwx | undefined {
  const { scheme, domain, uri } = fields
  const { statement, resources = [] } = withoutRecap(fields)
  const invalid = (field: InvalidSiwx['field'], reason: string) =>
    refuse('SIWX_MESSAGE_INVALID', field, reason)
  if (parseAuthority(domain)?.userInfo !== undefined) return invalid('domain', 'names a user')
  const target = parseUri(uri)
  if (!target || !isSafe(target)) return invalid('uri', 'is not of https')
  if (scheme !== undefined && scheme !== target.scheme)
    return invalid('scheme', 'is not the one of the URI')
  if (!isOn(target, domain)) return invalid('uri', 'is not on the domain')
  if (statement !== undefined && statement.length > longestStatement)
    return invalid('statement', `is longer than ${longestStatement} characters`)
  if (resources.length > mostResources)
    return invalid('resources', `are more than ${mostResources}`)
  const bad = resources.find(
    (resource) => resource.length > longestResource || !isResource(resource),
  )
  return bad === undefined ? undefined : invalid('resources', 'has one that is not allowed')
}

/** Whether an address is of https, or of this machine. */
function isSafe({ scheme, authority }: Uri): boolean {
  return scheme === 'https' || (scheme === 'http' && loopback.test(authority?.host ?? ''))
}

/** Whether an address is on the origin of an authority. */
function isOn({ scheme, authority }: Uri, domain: string): boolean {
  if (!authority || authority.userInfo !== undefined) return false
  const asked = parseAuthority(domain)
  const port = (one: string | undefined) => one || defaultPorts[scheme]
  return (
    authority.host.toLowerCase() === asked?.host.toLowerCase() &&
    port(authority.port) === port(asked.port)
  )
}

function isResource(resource: string): boolean {
  const uri = parseUri(resource)
  return uri !== undefined && (resourceSchemes.includes(uri.scheme) || isSafe(uri))
}
