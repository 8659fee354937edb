import { sha256 } from '@noble/hashes/sha2.js'
import { OutScript, Script } from '@scure/btc-signer'
import { isSameBytes } from '../../base/isSameBytes.ts'
import type { ParsedAddress } from '../address/parseAddress.ts'
import { createDigests } from './createDigests.ts'
import { hash160 } from './hash160.ts'
import { isTaprootSpent } from './isTaprootSpent.ts'
import type { Proof } from './readProof.ts'
import { runScript } from './runScript.ts'
import type { Spend } from './spend.ts'

/** Whether the proof satisfies the locking script of the address. */
export function isSpent(parameters: {
  proof: Proof
  txid: Uint8Array
  address: ParsedAddress
}): boolean {
  const { proof, address } = parameters
  try {
    const digests = createDigests({ ...parameters, script: address.script })
    return isSatisfied({ proof, digests, address })
  } catch {
    // A script, a key or a signature that cannot be read.
    return false
  }
}

function isSatisfied(spend: Spend): boolean {
  const { proof, address } = spend
  const pushes = readPushes(proof.scriptSig)
  if (!pushes) return false
  switch (address.kind) {
    case 'pkh':
      return proof.witness.length === 0 && isLegacySpent(spend, address.script, pushes)
    case 'sh':
      return isHashSpent(spend, pushes)
    case 'tr':
      return pushes.length === 0 && isTaprootSpent(spend)
    default:
      return pushes.length === 0 && isWitnessSpent(spend, address)
  }
}

function isLegacySpent(spend: Spend, script: Uint8Array, stack: readonly Uint8Array[]): boolean {
  const digest = () => spend.digests.legacy(script)
  return runScript({ script, stack, digest, rules: 'legacy', times: spend.proof })
}

/** A script hash: of a wrapped witness program, or of a script. */
function isHashSpent(spend: Spend, pushes: readonly Uint8Array[]): boolean {
  const script = pushes.at(-1)
  const { proof, address } = spend
  // The simple format has no place for the script of a wrapped key, which its key implies.
  if (!script) return isWrappedKeySpent(spend)
  if (!isSameBytes(hash160(script), address.program)) return false
  const inner = readWitnessProgram(script)
  if (inner) return pushes.length === 1 && isWitnessSpent(spend, inner)
  return proof.witness.length === 0 && isLegacySpent(spend, script, pushes.slice(0, -1))
}

function isWrappedKeySpent(spend: Spend): boolean {
  const [, key] = spend.proof.witness
  if (!key) return false
  const program = hash160(key)
  const script = OutScript.encode({ type: 'wpkh', hash: program })
  if (!isSameBytes(hash160(script), spend.address.program)) return false
  return isWitnessSpent(spend, { kind: 'wpkh', program })
}

type WitnessProgram = Pick<ParsedAddress, 'kind' | 'program'>

/** @see BIP-141 */
function isWitnessSpent(spend: Spend, { kind, program }: WitnessProgram): boolean {
  const { proof, digests } = spend
  const run = (script: Uint8Array, stack: readonly Uint8Array[]) =>
    runScript({
      ...{ script, stack, rules: 'v0', times: proof },
      digest: () => digests.witnessV0(script),
    })
  if (kind === 'wpkh')
    return (
      proof.witness.length === 2 &&
      run(OutScript.encode({ type: 'pkh', hash: program }), proof.witness)
    )
  const script = proof.witness.at(-1)
  if (!script || !isSameBytes(sha256(script), program)) return false
  return run(script, proof.witness.slice(0, -1))
}

function readWitnessProgram(script: Uint8Array): WitnessProgram | undefined {
  const output = OutScript.decode(script)
  return output.type === 'wpkh' || output.type === 'wsh'
    ? { kind: output.type, program: output.hash }
    : undefined
}

/** The values that an unlocking script pushes. `undefined` if it does anything else. */
function readPushes(script: Uint8Array): readonly Uint8Array[] | undefined {
  const values = Script.decode(script).map((op) =>
    typeof op === 'number' ? (op === 0 ? new Uint8Array() : Uint8Array.of(op)) : op,
  )
  const pushes = values.filter((value) => value instanceof Uint8Array)
  return pushes.length === values.length ? pushes : undefined
}
