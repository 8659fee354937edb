import { base64 } from '@scure/base'
import { RawTx, RawWitness } from '@scure/btc-signer'
import { isSameBytes } from '../../base/isSameBytes.ts'

/** What a signature says of `to_sign`, the transaction that spends the one with the text. */
export type Proof = {
  readonly version: number
  readonly lockTime: number
  readonly sequence: number
  readonly scriptSig: Uint8Array
  readonly witness: readonly Uint8Array[]
}

/** Larger than any standard transaction. */
const longest = 600_000
const opReturn = 0x6a

/** Reads a signature. `undefined` if it is not of a format that can be verified here. */
export function readProof(parameters: {
  signature: string
  /** The id of `to_spend`. */
  txid: Uint8Array
}): Proof | undefined {
  const { signature, txid } = parameters
  if (signature.length > longest) return undefined
  const [, prefix, text = ''] = /^(smp|ful|pof)?(.*)$/s.exec(signature) ?? []
  const bytes = attempt(() => base64.decode(text))
  if (!bytes || prefix === 'pof') return undefined
  const simple = prefix !== 'ful' && attempt(() => readSimple(bytes))
  return simple || (prefix === 'smp' ? undefined : attempt(() => readFull(bytes, txid)))
}

/** A witness alone. Everything else has the values of BIP-322. */
function readSimple(bytes: Uint8Array): Proof {
  const witness = RawWitness.decode(bytes)
  return { version: 0, lockTime: 0, sequence: 0, scriptSig: new Uint8Array(), witness }
}

/** All of `to_sign`. With further inputs it is a proof of funds. */
function readFull(bytes: Uint8Array, txid: Uint8Array): Proof | undefined {
  const { version, lockTime, inputs, outputs, witnesses } = RawTx.decode(bytes)
  const [input, ...others] = inputs
  const [output, ...rest] = outputs
  if (!input || !output || others.length > 0 || rest.length > 0) return undefined
  const isOfText = input.index === 0 && isSameBytes(input.txid, txid)
  const isEmpty = output.amount === 0n && isSameBytes(output.script, Uint8Array.of(opReturn))
  if (!isOfText || !isEmpty || (version !== 0 && version !== 2)) return undefined
  const { sequence, finalScriptSig: scriptSig } = input
  return { version, lockTime, sequence, scriptSig, witness: witnesses?.[0] ?? [] }
}

function attempt<value>(read: () => value): value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
