import type { Eip1193Provider } from '@cleat/core/adapter'

/** The provider at `window.ethereum`, if there is one that can be read and asked. */
export function findLegacyProvider(window: Window): Eip1193Provider | undefined {
  try {
    const provider: unknown = Reflect.get(window, 'ethereum')
    if (typeof provider !== 'object' || provider === null) return undefined
    return typeof Reflect.get(provider, 'request') === 'function'
      ? (provider as Eip1193Provider)
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether two providers belong to one wallet: the same object, or objects that raise the same
 * `isSomething` flags, by which wallets made themselves known before EIP-6963.
 */
export function isSameWallet(one: Eip1193Provider, other: Eip1193Provider): boolean {
  if (one === other) return true
  const flags = flagsOf(one)
  return flags !== '' && flags === flagsOf(other)
}

function flagsOf(provider: Eip1193Provider): string {
  const flags: string[] = []
  try {
    for (const key in provider)
      if (/^is[A-Z]/.test(key) && Reflect.get(provider, key) === true) flags.push(key)
  } catch {
    return ''
  }
  return flags.sort().join()
}
