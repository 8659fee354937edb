import { sha256 } from '@noble/hashes/sha2.js'
import { RawTx, Transaction } from '@scure/btc-signer'
import type { Proof } from './readProof.ts'

/** What the keys of `to_sign` sign, by the rules of the output it spends. Always `SIGHASH_ALL`. */
export type Digests = {
  readonly legacy: (script: Uint8Array) => Uint8Array
  /** @see BIP-143 */
  readonly witnessV0: (script: Uint8Array) => Uint8Array
  /** @see BIP-341 and, with a leaf, BIP-342 */
  readonly witnessV1: (sighash: number, leaf?: Uint8Array) => Uint8Array
}

const opReturn = Uint8Array.of(0x6a)
const sighashAll = Uint8Array.of(1, 0, 0, 0)

export function createDigests(parameters: {
  proof: Proof
  /** The id of `to_spend`. */
  txid: Uint8Array
  /** The locking script that it spends. */
  script: Uint8Array
}): Digests {
  const { proof, txid, script } = parameters
  const { version, lockTime, sequence } = proof
  const transaction = new Transaction({
    ...{ version, lockTime, allowUnknownVersion: true },
    ...{ allowUnknownOutputs: true, disableScriptCheck: true },
  })
  transaction.addInput({ txid, index: 0, sequence, witnessUtxo: { script, amount: 0n } })
  transaction.addOutput({ script: opReturn, amount: 0n })
  return {
    legacy(code) {
      const bytes = RawTx.encode({
        ...{ version, lockTime, segwitFlag: false, witnesses: [] },
        inputs: [{ txid, index: 0, finalScriptSig: code, sequence }],
        outputs: [{ amount: 0n, script: opReturn }],
      })
      return sha256(sha256(Uint8Array.of(...bytes, ...sighashAll)))
    },
    witnessV0: (code) => transaction.preimageWitnessV0(0, code, 1, 0n),
    witnessV1: (sighash, leaf) =>
      transaction.preimageWitnessV1(0, [script], sighash, [0n], undefined, leaf),
  }
}
