import type { Transaction } from '@scure/btc-signer'

type Input = ReturnType<Transaction['getInput']>

/** The signatures of an input, final or not. */
export type InputSignatures = {
  /** `[key, signature]` of each key that signed. */
  readonly byKey: readonly (readonly [key: Uint8Array, signature: Uint8Array])[]
  /** The key-path signature of a taproot input. */
  readonly taproot?: Uint8Array | undefined
  /** Signed in a way that is not verified here: scripts, and final inputs without a witness. */
  readonly isOther: boolean
}

/** The signatures of an input from all fields. `undefined` where there is none. */
export function readSignatures(input: Input): InputSignatures | undefined {
  const { partialSig = [], tapKeySig, tapScriptSig = [] } = input
  const { finalScriptWitness = [], finalScriptSig } = input
  if (partialSig.length > 0) return { byKey: partialSig, isOther: false }
  if (tapKeySig) return { byKey: [], taproot: tapKeySig, isOther: false }
  const [first, second, ...more] = finalScriptWitness
  if (first && !second) return { byKey: [], taproot: first, isOther: false }
  if (first && second?.length === 33 && more.length === 0)
    return { byKey: [[second, first]], isOther: false }
  const isSigned = tapScriptSig.length > 0 || first !== undefined || finalScriptSig !== undefined
  return isSigned ? { byKey: [], isOther: true } : undefined
}
