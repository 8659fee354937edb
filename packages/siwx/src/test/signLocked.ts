import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { p2wpkh, RawTx, Transaction } from '@scure/btc-signer'

const key = new Uint8Array(32).fill(7)
const { address, script } = p2wpkh(secp256k1.getPublicKey(key))

/** The address of `signLocked`. */
export const lockedAddress: string = address ?? ''

/** Signs a text by BIP-322 in the full format, with a transaction that counts from a height on. */
export function signLocked(message: string, lockTime: number): string {
  const hash = schnorr.utils.taggedHash('BIP0322-signed-message', utf8ToBytes(message))
  const finalScriptSig = Uint8Array.of(0, hash.length, ...hash)
  const toSpend = RawTx.encode({
    ...{ version: 0, segwitFlag: false, witnesses: [], lockTime: 0 },
    inputs: [{ txid: new Uint8Array(32), index: 0xffffffff, finalScriptSig, sequence: 0 }],
    outputs: [{ amount: 0n, script }],
  })
  const toSign = new Transaction({
    ...{ version: 0, lockTime, allowUnknownVersion: true, allowUnknownOutputs: true },
  })
  const txid = sha256(sha256(toSpend)).reverse()
  toSign.addInput({ txid, index: 0, sequence: 0, witnessUtxo: { script, amount: 0n } })
  toSign.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
  toSign.signIdx(key, 0)
  toSign.finalizeIdx(0)
  return `ful${base64.encode(toSign.extract())}`
}
