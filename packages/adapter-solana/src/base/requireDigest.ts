import { CleatError } from '@cleat/core/adapter'

/**
 * Requires `crypto.subtle`, which addresses of tokens are derived by. Browsers do not have it on
 * plain HTTP, where wallets do not inject either.
 * @throws `PAYMENT_UNSUPPORTED`
 */
export function requireDigest(): SubtleCrypto {
  const { subtle } = globalThis.crypto
  if (!subtle) throw new CleatError('PAYMENT_UNSUPPORTED', { context: { network: 'Solana' } })
  return subtle
}
