import type { Delegate } from '@cleat/core/adapter'
import { toDelegateAddress } from './toDelegateAddress.ts'

/** What a delegate is compared by: its account in lower case, or its keys where they have none. */
export function nameDelegate(delegate: Delegate): string {
  if ('address' in delegate) return delegate.address.toLowerCase()
  try {
    return toDelegateAddress(delegate, '')
  } catch {
    return delegate.keys.map(({ publicKey }) => publicKey.toLowerCase()).join()
  }
}
