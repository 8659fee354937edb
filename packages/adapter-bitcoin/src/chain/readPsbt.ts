import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import type { EncodedPsbt } from '../base/dialectWallet.ts'

/** A parsed PSBT, with its encodings. */
export type ReadPsbt = { readonly transaction: Transaction; readonly psbt: EncodedPsbt }

/**
 * Parses a PSBT as wallets write it: bytes, hexadecimal or base64. `undefined` if it is invalid.
 */
export function readPsbt(given: unknown): ReadPsbt | undefined {
  try {
    const bytes = toBytes(given)
    if (!bytes) return undefined
    const transaction = Transaction.fromPSBT(bytes, {
      allowUnknown: true,
      allowUnknownInputs: true,
      allowUnknownOutputs: true,
      allowLegacyWitnessUtxo: true,
      disableScriptCheck: true,
    })
    const psbt = { bytes, base64: base64.encode(bytes), hex: hex.encode(bytes) }
    return { transaction, psbt }
  } catch {
    return undefined
  }
}

/** The size limit of a block. */
const sizeLimit = 4_000_000

function toBytes(given: unknown): Uint8Array | undefined {
  if (given instanceof Uint8Array) return given.length <= sizeLimit ? given.slice() : undefined
  if (typeof given !== 'string' || given.length > 2 * sizeLimit) return undefined
  // "psbt" and 0xff in hexadecimal.
  return /^70736274ff/i.test(given) ? hex.decode(given.toLowerCase()) : base64.decode(given)
}
