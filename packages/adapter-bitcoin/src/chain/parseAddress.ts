import { Address, OutScript } from '@scure/btc-signer'
import type { BitcoinNetworkName } from '../base/bitcoinNetwork.ts'
import { networkParameters } from './networkParameters.ts'

/** A valid address. */
export type ParsedAddress = {
  /** In lower case where case has no meaning. */
  readonly address: string
  readonly kind: 'pkh' | 'sh' | 'wpkh' | 'wsh' | 'tr'
  /** The hash, or the key of a taproot address. */
  readonly program: Uint8Array
  /** The locking script of an output to this address. */
  readonly script: Uint8Array
}

/** Parses an address of a network: form, checksum and length. `undefined` for everything else. */
export function parseAddress(parameters: {
  address: unknown
  network: BitcoinNetworkName
}): ParsedAddress | undefined {
  const { address: given, network } = parameters
  if (typeof given !== 'string' || given.length > 90) return undefined
  const { bech32 } = networkParameters[network]
  const isSegwit = given.toLowerCase().startsWith(`${bech32}1`)
  const address = isSegwit && given === given.toUpperCase() ? given.toLowerCase() : given
  try {
    const decoded = Address(networkParameters[network]).decode(address)
    const script = OutScript.encode(decoded)
    switch (decoded.type) {
      case 'tr':
        return { address, script, kind: 'tr', program: decoded.pubkey }
      case 'pkh':
      case 'sh':
      case 'wpkh':
      case 'wsh':
        return { address, script, kind: decoded.type, program: decoded.hash }
      default:
        // Outputs of future witness versions can be spent by anyone.
        return undefined
    }
  } catch {
    return undefined
  }
}
