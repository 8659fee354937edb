import type { Address } from 'viem'

/** Writes a message by EIP-4361 with what a site asks for, and the rest as wallets do. */
export function writeSignIn(parameters: {
  asked: Readonly<Record<string, unknown>>
  address: Address
  chainId: number
  /** The origin of the site. */
  site: string
}): string {
  const { asked, address, chainId, site } = parameters
  const read = (name: string, otherwise?: string) => {
    const value = asked[name]
    return typeof value === 'string' ? value : otherwise
  }
  const statement = read('statement')
  const fields: readonly (readonly [label: string, value: string | undefined])[] = [
    ['URI', read('uri', site)],
    ['Version', read('version', '1')],
    ['Chain ID', String(chainId)],
    ['Nonce', read('nonce')],
    ['Issued At', read('issuedAt', new Date().toISOString())],
    ['Expiration Time', read('expirationTime')],
    ['Not Before', read('notBefore')],
    ['Request ID', read('requestId')],
  ]
  const resources = Array.isArray(asked.resources) ? asked.resources.map(String) : []
  return [
    `${read('domain', new URL(site).host)} wants you to sign in with your Ethereum account:`,
    address,
    '',
    ...(statement === undefined ? [''] : [statement, '']),
    ...fields.flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`])),
    ...(resources.length > 0 ? ['Resources:', ...resources.map((one) => `- ${one}`)] : []),
  ].join('\n')
}
