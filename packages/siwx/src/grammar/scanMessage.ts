import type { MessageFault, SignInFields, SignInNamespace } from '../fields/signInFields.ts'
import { characters } from './characters.ts'
import { createLines, type Lines } from './createLines.ts'
import { ecosystems, signInNamespaces } from './ecosystems.ts'
import { longestMessage } from './longestMessage.ts'
import { parseAuthority } from './parseAuthority.ts'
import { parseTime } from './parseTime.ts'
import { parseUri } from './parseUri.ts'
import { schemeForm } from './schemeForm.ts'

/** The outcome of a scan. */
export type Scan =
  | { readonly fields: SignInFields; readonly fault?: undefined }
  | { readonly fault: MessageFault; readonly fields?: undefined }

type Field = MessageFault['field']

/** Ends a scan. It never leaves this file. */
class Fault extends Error {
  readonly field: Field
  constructor(field: Field, reason: string) {
    super(reason)
    this.field = field
  }
}

/**
 * Scans a whole text from its first to its last character, by the grammar of EIP-4361 for each
 * family of chains. It goes forward only; every field comes once, in order, and stays the text it
 * was. Whether the address exists on the chain is not a matter of grammar.
 * @see EIP-4361, CAIP-122, RFC 3986, RFC 3339
 */
export function scanMessage(text: string): Scan {
  const lines = createLines(text)
  try {
    check('text', text.length <= longestMessage, 'is too long')
    const head = scanHead(lines)
    const address = take(lines, 'address')
    check('address', /^[A-Za-z0-9]+$/.test(address), 'is not of letters and digits')
    check('address', lines.take() === '', 'is not followed by an empty line')
    const statement = scanStatement(lines, head.namespace)
    const fields = { ...head, address, ...statement, ...scanFields(lines, head.namespace) }
    check('text', lines.peek() === undefined, 'goes on after its end')
    return { fields }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return { fault: { field: error.field, reason: error.message } }
  }
}

function scanHead(lines: Lines): Pick<SignInFields, 'namespace' | 'scheme' | 'domain'> {
  const line = take(lines, 'text')
  const namespace = signInNamespaces.find((one) => line.endsWith(ending(one)))
  if (!namespace) throw new Fault('text', 'does not begin as a sign-in message does')
  const origin = line.slice(0, -ending(namespace).length)
  const mark = origin.indexOf('://')
  const scheme = mark < 0 ? undefined : origin.slice(0, mark)
  const domain = mark < 0 ? origin : origin.slice(mark + 3)
  check('scheme', scheme === undefined || schemeForm.test(scheme), 'is not a scheme')
  check('domain', (parseAuthority(domain)?.host ?? '') !== '', 'is not an authority')
  return { namespace, ...(scheme === undefined ? {} : { scheme }), domain }
}

function ending(namespace: SignInNamespace): string {
  return ` wants you to sign in with your ${ecosystems[namespace].name} account:`
}

/** A statement, or what stands in its place. */
function scanStatement(lines: Lines, namespace: SignInNamespace): Pick<SignInFields, 'statement'> {
  const { hasEmptyStatementLine } = ecosystems[namespace]
  // Without a statement, this line or the next begins the fields.
  if (!hasEmptyStatementLine && isUriLine(lines.peek())) return {}
  const statement = take(lines, 'statement')
  if (hasEmptyStatementLine && statement === '' && isUriLine(lines.peek())) return {}
  check('statement', hasEmptyStatementLine || statement !== '', 'is empty')
  check('statement', characters.isStatement(statement), 'has a character that is not allowed')
  check('statement', lines.take() === '', 'is not followed by an empty line')
  return { statement }
}

function isUriLine(line: string | undefined): boolean {
  return line?.startsWith('URI: ') === true
}

function scanFields(
  lines: Lines,
  namespace: SignInNamespace,
): Omit<SignInFields, 'namespace' | 'scheme' | 'domain' | 'address' | 'statement'> {
  const uri = takeField(lines, 'uri', 'URI')
  check('uri', parseUri(uri) !== undefined, 'is not a URI')
  check('version', takeField(lines, 'version', 'Version') === '1', 'is not 1')
  const chainId = takeField(lines, 'chainId', 'Chain ID')
  check('chainId', ecosystems[namespace].chainForm.test(chainId), 'is not a chain of this family')
  const nonce = takeField(lines, 'nonce', 'Nonce')
  check('nonce', /^[A-Za-z0-9]{8,}$/.test(nonce), 'is not of 8 letters and digits or more')
  const issuedAt = takeField(lines, 'issuedAt', 'Issued At')
  checkTime('issuedAt', issuedAt)
  const expirationTime = takeTime(lines, 'expirationTime', 'Expiration Time')
  const notBefore = takeTime(lines, 'notBefore', 'Not Before')
  const requestId = takeOptional(lines, 'Request ID')
  check('requestId', characters.isSegment(requestId ?? ''), 'has a character that is not allowed')
  const resources = scanResources(lines)
  return {
    ...{ uri, chainId, nonce, issuedAt },
    ...(expirationTime === undefined ? {} : { expirationTime }),
    ...(notBefore === undefined ? {} : { notBefore }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(resources === undefined ? {} : { resources }),
  }
}

function scanResources(lines: Lines): readonly string[] | undefined {
  if (lines.peek() !== 'Resources:') return undefined
  lines.take()
  const resources: string[] = []
  while (lines.peek()?.startsWith('- ')) {
    const resource = take(lines, 'resources').slice(2)
    check('resources', parseUri(resource) !== undefined, 'has one that is not a URI')
    resources.push(resource)
  }
  return resources
}

function takeTime(lines: Lines, field: Field, label: string): string | undefined {
  const time = takeOptional(lines, label)
  if (time !== undefined) checkTime(field, time)
  return time
}

function checkTime(field: Field, time: string): void {
  check(field, parseTime(time) !== undefined, 'is not a time of RFC 3339')
}

function takeField(lines: Lines, field: Field, label: string): string {
  const value = takeOptional(lines, label)
  if (value === undefined) throw new Fault(field, 'is missing, or not in its place')
  return value
}

function takeOptional(lines: Lines, label: string): string | undefined {
  const prefix = `${label}: `
  const line = lines.peek()
  if (!line?.startsWith(prefix)) return undefined
  lines.take()
  return line.slice(prefix.length)
}

function take(lines: Lines, field: Field): string {
  const line = lines.take()
  if (line === undefined) throw new Fault(field, 'is missing')
  return line
}

function check(field: Field, isRight: boolean, reason: string): void {
  if (!isRight) throw new Fault(field, reason)
}
