import { CleatError, type Delegate } from '@cleat/core/adapter'
import { library } from '../../library/viemKeys.ts'

/**
 * The account that may use a permission: that of a key on the chain's curve.
 * @throws `PERMISSION_UNSUPPORTED` for keys that have no account, and for several keys
 */
export function toDelegateAddress(delegate: Delegate, wallet: string): string {
  if ('address' in delegate) return delegate.address
  const [key, ...others] = delegate.keys
  const refuse = (reason: string) =>
    new CleatError('PERMISSION_UNSUPPORTED', { context: { wallet, reason } })
  if (!key || others.length > 0) throw refuse('it grants to one key')
  if (key.type === 'secp256r1')
    throw refuse('a secp256r1 key has no account, so name a contract of the app')
  try {
    return library.publicKeyToAddress(key.publicKey).toLowerCase()
  } catch {
    throw refuse('the public key is not one')
  }
}
