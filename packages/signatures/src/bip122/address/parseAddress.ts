import { Address, OutScript } from '@scure/btc-signer'
import type { BitcoinNetworkName } from './bitcoinNetwork.ts'
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
  const { address, network } = parameters
  if (typeof address !== 'string') return undefined
  try {
    const decoded = Address(networkParameters[network]).decode(address)
    const script = OutScript.encode(decoded)
    switch (decoded.type) {
      case 'tr':
        return { address: address.toLowerCase(), script, kind: 'tr', program: decoded.pubkey }
      case 'wpkh':
      case 'wsh':
        return { address: address.toLowerCase(), script, kind: decoded.type, program: decoded.hash }
      case 'pkh':
      case 'sh':
        return { address, script, kind: decoded.type, program: decoded.hash }
    }
  } catch {
    // No address of this network.
  }
  // Outputs of future witness versions can be spent by anyone.
  return undefined
}
