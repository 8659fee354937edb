import { providerNames } from '@cleat/ui/secure'

/** The name of a provider, which no language translates. */
export function toMethodName(provider: string): string {
  const known = Object.entries(providerNames).find(([id]) => id === provider)?.[1]
  return known ?? provider.replace(/^oidc:/, '')
}
