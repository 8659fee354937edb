import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import type { BitcoinNetworkName } from './bitcoinNetwork.ts'
import { networkParameters } from './networkParameters.ts'

const base58check = createBase58check(sha256)
/** More characters than any address has (BIP-173). */
const longest = 90

/**
 * Reads an address of a network: form, checksum and length. Needs no library of Bitcoin, and so
 * does not look whether the key of a taproot address is one; `parseAddress` does.
 * @returns the address, in lower case where case has no meaning; `undefined` for everything else
 * @see BIP-173, BIP-350
 */
export function readAddress(parameters: {
  address: unknown
  network: BitcoinNetworkName
}): string | undefined {
  const { address, network } = parameters
  if (typeof address !== 'string' || address.length > longest) return undefined
  const { bech32: prefix, pubKeyHash, scriptHash } = networkParameters[network]
  try {
    if (!address.toLowerCase().startsWith(`${prefix}1`)) {
      const [version, ...hash] = base58check.decode(address)
      const isKnown = version === pubKeyHash || version === scriptHash
      return isKnown && hash.length === 20 ? address : undefined
    }
    return isSegwit(address) ? address.toLowerCase() : undefined
  } catch {
    return undefined
  }
}

/** Version 0 with a hash of a key or a script, or version 1 with a key. */
function isSegwit(address: string): boolean {
  const old = bech32.decodeUnsafe(address, longest)
  const { words } = old ?? bech32m.decode(address as `${string}1${string}`, longest)
  const [version, ...program] = words
  const { length } = bech32.fromWords(program)
  return old ? version === 0 && [20, 32].includes(length) : version === 1 && length === 32
}
