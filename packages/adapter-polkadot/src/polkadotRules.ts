import type { NamespaceRules } from '@cleat/core/adapter'

/** The rules of Polkadot's chains. */
export const polkadotRules: NamespaceRules = {
  explorerPath: (url) => (url.includes('subscan.io') ? 'account' : undefined),
}
