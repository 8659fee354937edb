import { base64 } from '@scure/base'
import type { Verdict } from '../base/verdict.ts'
import { bitcoinNetworkNames } from './address/bitcoinNetwork.ts'
import { type ParsedAddress, parseAddress } from './address/parseAddress.ts'
import { type TimeLock, verifyBip322 } from './bip322/verifyBip322.ts'
import { verifyBip137 } from './verifyBip137.ts'

/** The standard of a signature, and what it says of time. */
export type BitcoinSignature =
  | { readonly type: 'bip137' }
  | { readonly type: 'bip322'; readonly lock?: TimeLock }

export declare namespace verifyMessage {
  type Parameters = {
    message: string
    address: string
    /** In base64; of BIP-322 with or without the prefix of its format. */
    signature: string
    /**
     * Which addresses the 65 bytes of BIP-137 count for: all, because many wallets still write
     * them for segwit, or those with a key's hash alone.
     * @default 'all'
     */
    legacy?: 'all' | 'pkh' | undefined
  }

  type ReturnType = Exclude<Verdict<BitcoinSignature>, { status: 'unknown' }>
}

/** Whether a signature was made for the text by the keys of the address. @see BIP-137, BIP-322 */
export function verifyMessage(parameters: verifyMessage.Parameters): verifyMessage.ReturnType {
  const { message, signature, legacy = 'all' } = parameters
  try {
    const address = findAddress(parameters.address)
    if (!address) return { status: 'invalid' }
    const compact = readCompact(signature)
    if (compact) {
      const isAllowed = legacy === 'all' || address.kind === 'pkh'
      return isAllowed && verifyBip137({ message, address, signature: compact })
        ? { status: 'valid', type: 'bip137' }
        : { status: 'invalid' }
    }
    const { isValid, ...lock } = verifyBip322({ message, address, signature })
    return isValid ? { status: 'valid', type: 'bip322', ...lock } : { status: 'invalid' }
  } catch {
    return { status: 'invalid' }
  }
}

/** The locking script is the same on all networks. */
function findAddress(address: string): ParsedAddress | undefined {
  return bitcoinNetworkNames
    .map((network) => parseAddress({ address, network }))
    .find((parsed) => parsed !== undefined)
}

/** A recoverable signature has 65 bytes, which no signature of BIP-322 can have. */
function readCompact(signature: string): Uint8Array | undefined {
  if (signature.length !== 88) return undefined
  const bytes = base64.decode(signature)
  return bytes.length === 65 ? bytes : undefined
}
