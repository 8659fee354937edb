import type { Connector } from '@cleat/core/adapter'
import { isNovaWallet } from './isNovaWallet.ts'
import { type KnownExtension, knownExtensions } from './knownExtensions.ts'

/**
 * The connector of an extension. An unknown one is listed by its key, without the icon or `rdns` of
 * a known wallet.
 */
export function toConnector(parameters: { key: string; page: object }): Connector {
  const { key } = parameters
  const known = findKnown(parameters)
  const rdns = known ? known.rdns : key
  return {
    id: key,
    name: known?.name ?? key.slice(0, 40),
    type: 'ANNOUNCED',
    chain: 'polkadot',
    chains: ['polkadot'],
    ...(rdns ? { info: { rdns } } : {}),
  }
}

function findKnown({ key, page }: { key: string; page: object }): KnownExtension | undefined {
  if (key === 'polkadot-js' && isNovaWallet(page)) return { name: 'Nova Wallet' }
  return Object.hasOwn(knownExtensions, key) ? knownExtensions[key] : undefined
}
