/** What a sign-in message says, every part as the text it was. */
export type SignInText = {
  readonly domain: string
  readonly address: string
  readonly statement?: string | undefined
  readonly uri: string
  readonly chainId: string
  readonly nonce: string
  readonly issuedAt: string
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** In characters. */
const longest = 4096
const opening =
  /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+) wants you to sign in with your [A-Za-z0-9][A-Za-z0-9 ]* account:$/
const plain = /^[\x20-\x7e\n]*$/

const required = [
  ['uri', 'URI'],
  ['version', 'Version'],
  ['chainId', 'Chain ID'],
  ['nonce', 'Nonce'],
  ['issuedAt', 'Issued At'],
] as const
const optional = [
  ['expirationTime', 'Expiration Time'],
  ['notBefore', 'Not Before'],
  ['requestId', 'Request ID'],
] as const

/**
 * Reads a sign-in message from its first to its last character: each line once and in order.
 * `undefined` if anything else is in it. Does not check addresses, times and URIs.
 * @see EIP-4361, CAIP-122
 */
export function readSignInText(text: string): SignInText | undefined {
  if (text.length > longest || !plain.test(text)) return undefined
  const lines = text.split('\n')
  const take = () => lines.shift()
  const takeLabelled = (label: string) =>
    lines[0]?.startsWith(`${label}: `) ? take()?.slice(label.length + 2) : undefined
  const [, domain] = opening.exec(take() ?? '') ?? []
  const address = take()
  if (!domain || !address || address.includes(' ') || take() !== '') return undefined
  const statement = takeStatement(lines)
  const fields: { [name: string]: string | undefined } = {}
  for (const [name, label] of required) {
    fields[name] = takeLabelled(label)
    if (!fields[name]) return undefined
  }
  for (const [name, label] of optional) fields[name] = takeLabelled(label)
  const resources = takeResources(lines)
  const { uri = '', version, chainId = '', nonce = '', issuedAt = '' } = fields
  if (lines.length > 0 || version !== '1') return undefined
  const { expirationTime, notBefore, requestId } = fields
  return {
    ...{ domain, address, statement, uri, chainId, nonce, issuedAt },
    ...{ expirationTime, notBefore, requestId, resources },
  }
}

/** Without a statement, one ecosystem has a second empty line and another has none. */
function takeStatement(lines: string[]): string | undefined {
  if (lines[0]?.startsWith('URI: ') && lines[1] !== '') return undefined
  const statement = lines.shift()
  // A missing empty line makes the next label unreadable.
  if (statement !== '' && lines.shift() !== '') lines.unshift('')
  return statement || undefined
}

function takeResources(lines: string[]): readonly string[] | undefined {
  if (lines[0] !== 'Resources:') return undefined
  lines.shift()
  const resources: string[] = []
  while (lines[0]?.startsWith('- ')) resources.push((lines.shift() ?? '').slice(2))
  return resources
}
