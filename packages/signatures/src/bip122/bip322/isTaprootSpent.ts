import { schnorr } from '@noble/curves/secp256k1.js'
import { utils } from '@scure/btc-signer'
import { tapLeafHash } from '@scure/btc-signer/payment.js'
import { isSameBytes } from '../../base/isSameBytes.ts'
import { checkSchnorr } from './checkSchnorr.ts'
import { runScript } from './runScript.ts'
import type { Spend } from './spend.ts'

const annexMark = 0x50
const tapscript = 0xc0
const longestPath = 128

/** Whether a taproot output is spent by its key or by a script of its tree. @see BIP-341 */
export function isTaprootSpent({ proof, digests, address }: Spend): boolean {
  const { witness } = proof
  const [first] = witness
  if (!first) return false
  if (witness.length === 1)
    return checkSchnorr({ signature: first, key: address.program, digest: digests.witnessV1 })
  const [script, control] = witness.slice(-2)
  // An annex has no meaning yet.
  if (!script || !control || control[0] === annexMark) return false
  if (!isLeaf({ script, control, program: address.program })) return false
  return runScript({
    ...{ script, stack: witness.slice(0, -2), rules: 'tapscript', times: proof },
    digest: (sighash) => digests.witnessV1(sighash, script),
  })
}

/** Whether the control block leads from the script to the key of the output. */
function isLeaf(parameters: {
  script: Uint8Array
  control: Uint8Array
  program: Uint8Array
}): boolean {
  const { script, control, program } = parameters
  const [mark = 0] = control
  const steps = (control.length - 33) / 32
  if ((mark & 0xfe) !== tapscript || !Number.isInteger(steps)) return false
  if (steps < 0 || steps > longestPath) return false
  let node: Uint8Array = tapLeafHash(script)
  for (let at = 33; at < control.length; at += 32) {
    const sibling = control.subarray(at, at + 32)
    const [low, high] = isBefore(node, sibling) ? [node, sibling] : [sibling, node]
    node = schnorr.utils.taggedHash('TapBranch', low, high)
  }
  const [key, parity] = utils.taprootTweakPubkey(control.subarray(1, 33), node)
  return parity === (mark & 1) && isSameBytes(key, program)
}

function isBefore(one: Uint8Array, other: Uint8Array): boolean {
  const at = one.findIndex((byte, place) => byte !== other[place])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}
