import { schnorr } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64, utf8 } from '@scure/base'
import { RawTx, RawWitness, Transaction } from '@scure/btc-signer'
import type { BitcoinKey } from '../deriveBitcoinKeys.ts'

/**
 * Signs a text by BIP-322 in the simple format. Returns base64.
 * @see BIP-322
 */
export function signBip322Message({ message, key }: { message: string; key: BitcoinKey }): string {
  const transaction = new Transaction({
    version: 0,
    allowUnknownVersion: true,
    allowUnknownOutputs: true,
  })
  transaction.addInput({
    txid: idOfToSpend({ message, script: key.script }),
    index: 0,
    sequence: 0,
    witnessUtxo: { script: key.script, amount: 0n },
    ...key.input,
  })
  transaction.addOutput({ script: Uint8Array.of(opReturn), amount: 0n })
  transaction.signIdx(key.privateKey, 0)
  transaction.finalizeIdx(0)
  const { finalScriptWitness } = transaction.getInput(0)
  if (!finalScriptWitness) throw new Error(`The text could not be signed by ${key.address}.`)
  return base64.encode(RawWitness.encode(finalScriptWitness))
}

const opReturn = 0x6a

function idOfToSpend({ message, script }: { message: string; script: Uint8Array }): Uint8Array {
  const hash = schnorr.utils.taggedHash('BIP0322-signed-message', utf8.decode(message))
  const bytes = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: 0xffffffff,
        finalScriptSig: Uint8Array.of(0, hash.length, ...hash),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script }],
    witnesses: [],
    lockTime: 0,
  })
  return sha256(sha256(bytes)).reverse()
}
