import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { isSameBytes } from '../../base/isSameBytes.ts'
import { checkKey, checkSeveralKeys } from './checkKeys.ts'
import { checkLockTime, checkSequence } from './checkTimes.ts'
import { hash160 } from './hash160.ts'
import { demand, isTrue, type Machine, pop, popMany, popNumber, pushNumber } from './machine.ts'

type Operation = (machine: Machine) => void

const verify: Operation = (machine) => demand(isTrue(pop(machine)))

const equal: Operation = (machine) => {
  const [one, other] = popMany(machine, 2)
  pushNumber(machine, isSameBytes(one, other))
}

const numEqual: Operation = (machine) => {
  const [one, other] = [popNumber(machine), popNumber(machine)]
  pushNumber(machine, one === other)
}

const checkSig: Operation = (machine) => {
  const key = pop(machine)
  pushNumber(machine, checkKey(machine, pop(machine), key))
}

const checkMultiSig: Operation = (machine) => pushNumber(machine, checkSeveralKeys(machine))

/** Pushes a hash of the last value. */
const hashBy =
  (hash: (bytes: Uint8Array) => Uint8Array): Operation =>
  (machine) =>
    machine.stack.push(hash(pop(machine)))

const followedBy =
  (first: Operation, second: Operation): Operation =>
  (machine) => {
    first(machine)
    second(machine)
  }

/** Everything that Miniscript compiles to, and the usual scripts of wallets. */
export const operations: Readonly<Record<string, Operation | undefined>> = {
  NOP: () => undefined,
  VERIFY: verify,
  DROP: (machine) => void pop(machine),
  '2DROP': (machine) => void popMany(machine, 2),
  DUP: ({ stack }) => stack.push(last(stack)),
  IFDUP: ({ stack }) => {
    if (isTrue(last(stack))) stack.push(last(stack))
  },
  SWAP: (machine) => machine.stack.push(...popMany(machine, 2)),
  ROT(machine) {
    const [third, second, first] = popMany(machine, 3)
    demand(first !== undefined && second !== undefined && third !== undefined)
    machine.stack.push(second, third, first)
  },
  OVER: ({ stack }) => {
    const below = stack.at(-2)
    demand(below !== undefined)
    stack.push(below)
  },
  SIZE: (machine) => pushNumber(machine, BigInt(last(machine.stack).length)),
  TOALTSTACK: (machine) => void machine.alternative.push(pop(machine)),
  FROMALTSTACK: ({ stack, alternative }) => {
    const value = alternative.pop()
    demand(value !== undefined)
    stack.push(value)
  },
  EQUAL: equal,
  EQUALVERIFY: followedBy(equal, verify),
  ADD: (machine) => pushNumber(machine, popNumber(machine) + popNumber(machine)),
  NOT: (machine) => pushNumber(machine, popNumber(machine) === 0n),
  '0NOTEQUAL': (machine) => pushNumber(machine, popNumber(machine) !== 0n),
  BOOLAND(machine) {
    const [one, other] = [popNumber(machine), popNumber(machine)]
    pushNumber(machine, one !== 0n && other !== 0n)
  },
  BOOLOR(machine) {
    const [one, other] = [popNumber(machine), popNumber(machine)]
    pushNumber(machine, one !== 0n || other !== 0n)
  },
  NUMEQUAL: numEqual,
  NUMEQUALVERIFY: followedBy(numEqual, verify),
  RIPEMD160: hashBy(ripemd160),
  SHA256: hashBy(sha256),
  HASH160: hashBy(hash160),
  HASH256: hashBy((bytes) => sha256(sha256(bytes))),
  CHECKSIG: checkSig,
  CHECKSIGVERIFY: followedBy(checkSig, verify),
  CHECKMULTISIG: checkMultiSig,
  CHECKMULTISIGVERIFY: followedBy(checkMultiSig, verify),
  CHECKSIGADD(machine) {
    demand(machine.rules === 'tapscript')
    const key = pop(machine)
    const sum = popNumber(machine)
    pushNumber(machine, sum + BigInt(checkKey(machine, pop(machine), key)))
  },
  CHECKLOCKTIMEVERIFY: checkLockTime,
  CHECKSEQUENCEVERIFY: checkSequence,
}

function last(stack: readonly Uint8Array[]): Uint8Array {
  const value = stack.at(-1)
  demand(value !== undefined)
  return value
}
