import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8 } from '@scure/base'
import { OutScript, p2sh, p2wpkh, RawTx, RawWitness, Transaction } from '@scure/btc-signer'
import { isSameBytes } from './isSameBytes.ts'
import type { ParsedAddress } from './parseAddress.ts'

type Claim = { message: string; address: ParsedAddress; signature: Uint8Array }

/**
 * Verifies a BIP-322 signature in the simple format. Supports key-path taproot, and one key, native
 * or wrapped. Scripts are not supported.
 * @see BIP-322
 */
export function verifyBip322({ message, address, signature }: Claim): boolean {
  const witness = RawWitness.decode(signature)
  const transaction = toSign({ message, script: address.script })
  const [first, second, ...more] = witness
  if (!first || more.length > 0) return false
  if (address.kind === 'tr') return !second && verifyTaproot({ transaction, address, first })
  return second !== undefined && verifyKey({ transaction, address, first, key: second })
}

const coversAll = 1
const opReturn = 0x6a

type Spend = { transaction: Transaction; address: ParsedAddress; first: Uint8Array }

function verifyTaproot({ transaction, address, first }: Spend): boolean {
  const sighash = first.length === 65 ? first[64] : 0
  if (sighash !== 0 && sighash !== coversAll) return false
  const hash = transaction.preimageWitnessV1(0, [address.script], sighash, [0n])
  return schnorr.verify(first.subarray(0, 64), hash, address.program)
}

function verifyKey({ transaction, address, first, key }: Spend & { key: Uint8Array }): boolean {
  const native = p2wpkh(key)
  const { script } = address.kind === 'sh' ? p2sh(native) : native
  if (first.at(-1) !== coversAll || !isSameBytes(script, address.script)) return false
  const code = OutScript.encode({ type: 'pkh', hash: native.hash })
  const hash = transaction.preimageWitnessV0(0, code, coversAll, 0n)
  const options = { prehash: false, format: 'der' } as const
  return secp256k1.verify(first.subarray(0, -1), hash, key, options)
}

/** The `to_sign` transaction, which spends the one with the message. */
function toSign({ message, script }: { message: string; script: Uint8Array }): Transaction {
  const options = { version: 0, allowUnknownVersion: true, allowUnknownOutputs: true }
  const transaction = new Transaction(options)
  const txid = idOfToSpend({ message, script })
  transaction.addInput({ txid, index: 0, sequence: 0, witnessUtxo: { script, amount: 0n } })
  transaction.addOutput({ script: Uint8Array.of(opReturn), amount: 0n })
  return transaction
}

function idOfToSpend({ message, script }: { message: string; script: Uint8Array }): Uint8Array {
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
