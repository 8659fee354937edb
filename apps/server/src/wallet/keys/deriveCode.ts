import type { WalletKeys } from './createWalletKeys.ts'

const codes = 1_000_000n
const digits = 6

/**
 * The code of a login by each root secret. It is derived and not stored, so that a stolen database
 * has none, and a repeated mail has the same.
 */
export function deriveCode(
  keys: WalletKeys,
  login: string,
): readonly { readonly keyId: string; readonly code: string }[] {
  return keys.hash('otp', login).map(({ keyId, bytes }) => ({
    keyId,
    code: String(bytes.readBigUInt64BE() % codes).padStart(digits, '0'),
  }))
}
