/**
 * A chain family, the first half of a CAIP-2 id. Cleat knows the four below. Adapters may bring
 * others.
 */
export type Namespace = 'eip155' | 'solana' | 'bip122' | 'polkadot' | (string & {})

const namespacePattern = /^[-a-z0-9]{3,8}$/

/** Whether a value is a CAIP-2 namespace: 3 to 8 characters of `a-z`, `0-9` and `-`. */
export function isNamespace(value: unknown): value is Namespace {
  return typeof value === 'string' && namespacePattern.test(value)
}
