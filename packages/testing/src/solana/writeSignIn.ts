import type { SolanaSignInInput } from '@solana/wallet-standard-features'

/**
 * The message that a wallet writes for `solana:signIn`, by the grammar of Sign In With Solana.
 * @see CAIP-122
 */
export function writeSignIn(parameters: {
  input: SolanaSignInInput
  address: string
  /** The host of the site, where the site names no domain. */
  host: string
}): string {
  const { input, address, host } = parameters
  const { domain = host, statement, uri, version, chainId, nonce, issuedAt } = input
  const { expirationTime, notBefore, requestId, resources } = input
  const fields: readonly (readonly [label: string, value: string | undefined])[] = [
    ['URI', uri],
    ['Version', version],
    ['Chain ID', chainId],
    ['Nonce', nonce],
    ['Issued At', issuedAt],
    ['Expiration Time', expirationTime],
    ['Not Before', notBefore],
    ['Request ID', requestId],
  ]
  const lines = fields.flatMap(([label, value]) =>
    value === undefined ? [] : [`${label}: ${value}`],
  )
  if (resources) lines.push('Resources:', ...resources.map((resource) => `- ${resource}`))
  return [
    `${domain} wants you to sign in with your Solana account:`,
    address,
    ...(statement === undefined ? [] : ['', statement]),
    ...(lines.length > 0 ? ['', ...lines] : []),
  ].join('\n')
}
