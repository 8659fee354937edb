import { schnorr } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8 } from '@scure/base'
import { RawTx } from '@scure/btc-signer'

/**
 * The id of `to_spend`, the transaction that pays nothing to the address and holds the text.
 * @see BIP-322
 */
export function idOfToSpend(parameters: { message: string; script: Uint8Array }): Uint8Array {
  const { message, script } = parameters
  const hash = schnorr.utils.taggedHash('BIP0322-signed-message', utf8.decode(message))
  const nothing = new Uint8Array(32)
  const finalScriptSig = Uint8Array.of(0, hash.length, ...hash)
  const bytes = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [{ txid: nothing, index: 0xffffffff, finalScriptSig, sequence: 0 }],
    outputs: [{ amount: 0n, script }],
    witnesses: [],
    lockTime: 0,
  })
  return sha256(sha256(bytes)).reverse()
}
