import type { Connector } from '@cleat/core/adapter'
import { knownExtensions } from './knownExtensions.ts'

/** How an extension is listed. One that is not known goes by its key, and as nobody it could be mistaken for. */
export function toConnector(key: string): Connector {
  const known = Object.hasOwn(knownExtensions, key) ? knownExtensions[key] : undefined
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
