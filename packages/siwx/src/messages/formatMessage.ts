import type { MessageFault, SignInFields } from '../fields/signInFields.ts'
import { ecosystems } from '../grammar/ecosystems.ts'
import { scanMessage } from '../grammar/scanMessage.ts'

/** The message, or what is wrong with the fields. */
export type FormattedMessage =
  | { readonly status: 'formatted'; readonly message: string }
  | ({ readonly status: 'invalid' } & MessageFault)

/**
 * Writes the message that a wallet signs. Fields that would read as others are refused, such as a
 * statement with a line break.
 * @see EIP-4361, CAIP-122
 */
export function formatMessage(fields: SignInFields): FormattedMessage {
  const message = write(fields)
  const scan = scanMessage(message)
  if (scan.fault) return { status: 'invalid', ...scan.fault }
  const changed = findDifference(fields, scan.fields)
  return changed
    ? { status: 'invalid', field: changed, reason: 'would be read as something else' }
    : { status: 'formatted', message }
}

function write(fields: SignInFields): string {
  const { namespace, scheme, domain, address, statement, resources } = fields
  const { name, hasEmptyStatementLine } = ecosystems[namespace]
  const origin = scheme === undefined ? domain : `${scheme}://${domain}`
  const empty = hasEmptyStatementLine ? [''] : []
  return [
    `${origin} wants you to sign in with your ${name} account:`,
    address,
    '',
    ...(statement === undefined ? empty : [statement, '']),
    `URI: ${fields.uri}`,
    'Version: 1',
    `Chain ID: ${fields.chainId}`,
    `Nonce: ${fields.nonce}`,
    `Issued At: ${fields.issuedAt}`,
    ...writeOptional('Expiration Time', fields.expirationTime),
    ...writeOptional('Not Before', fields.notBefore),
    ...writeOptional('Request ID', fields.requestId),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((uri) => `- ${uri}`)]),
  ].join('\n')
}

function writeOptional(label: string, value: string | undefined): readonly string[] {
  return value === undefined ? [] : [`${label}: ${value}`]
}

const names = [
  ...(['namespace', 'scheme', 'domain', 'address', 'statement', 'uri', 'chainId'] as const),
  ...(['nonce', 'issuedAt', 'expirationTime', 'notBefore', 'requestId'] as const),
] satisfies readonly (keyof SignInFields)[]

/** The first field in which two messages differ. */
function findDifference(one: SignInFields, other: SignInFields): keyof SignInFields | undefined {
  const changed = names.find((name) => one[name] !== other[name])
  if (changed) return changed
  // One that has a line break reads as two.
  return one.resources?.length === other.resources?.length ? undefined : 'resources'
}
