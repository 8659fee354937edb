import { checkEcdsa } from './checkEcdsa.ts'
import { checkSchnorr } from './checkSchnorr.ts'
import { demand, type Machine, pop, popMany, popNumber } from './machine.ts'

const mostKeys = 20n

/** Whether the key signed. A wrong signature fails the script, unless it is empty. */
export function checkKey(machine: Machine, signature: Uint8Array, key: Uint8Array): boolean {
  demandKey(machine, key)
  if (signature.length === 0) return false
  demand(isSigned(machine, signature, key))
  return true
}

/** Takes the keys and signatures of `CHECKMULTISIG`. Each signature needs a key after the last. */
export function checkSeveralKeys(machine: Machine): boolean {
  demand(machine.rules !== 'tapscript')
  const keys = popMany(machine, popCount(machine, mostKeys))
  const signatures = popMany(machine, popCount(machine, BigInt(keys.length)))
  // The operation takes one value too many, which has to be empty.
  demand(pop(machine).length === 0)
  for (const key of keys) demandKey(machine, key)
  let at = 0
  const isEach = signatures.every((signature) => {
    while (at < keys.length) {
      const key = keys[at]
      at += 1
      if (key && signature.length > 0 && isSigned(machine, signature, key)) return true
    }
    return false
  })
  demand(isEach || signatures.every(({ length }) => length === 0))
  return isEach
}

function popCount(machine: Machine, most: bigint): number {
  const count = popNumber(machine)
  demand(count >= 0n && count <= most)
  return Number(count)
}

function isSigned({ rules, digest }: Machine, signature: Uint8Array, key: Uint8Array): boolean {
  return (rules === 'tapscript' ? checkSchnorr : checkEcdsa)({ signature, key, digest })
}

/** Keys of other lengths are reserved for upgrades, or can no longer be spent. */
function demandKey({ rules }: Machine, key: Uint8Array): void {
  const isCompressed = key.length === 33
  const allowed = {
    legacy: isCompressed || key.length === 65,
    v0: isCompressed,
    tapscript: key.length === 32,
  }
  demand(allowed[rules])
}
