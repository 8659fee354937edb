import { type CaipNetworkId, toCaipNetworkId } from '@cleat/core/adapter'
import {
  type BitcoinNetworkName,
  bitcoinNetworkNames,
  bitcoinReferences,
} from '@cleat/signatures/bip122'

/** The CAIP-2 id of a network. */
export function toNetworkId(name: BitcoinNetworkName): CaipNetworkId {
  return toCaipNetworkId(`bip122:${bitcoinReferences[name]}`)
}

/** The name of a CAIP-2 network, or `undefined` unless it is one of Bitcoin. */
export function toNetworkName(id: string): BitcoinNetworkName | undefined {
  return bitcoinNetworkNames.find((name) => id === `bip122:${bitcoinReferences[name]}`)
}
