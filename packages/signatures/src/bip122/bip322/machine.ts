import { readNumber, writeNumber } from './scriptNumber.ts'

/** The rules that changed with the kinds of outputs. */
export type Rules = 'legacy' | 'v0' | 'tapscript'

/** The state of a script that runs. */
export type Machine = {
  readonly stack: Uint8Array[]
  readonly alternative: Uint8Array[]
  readonly rules: Rules
  /** What a key signs. */
  readonly digest: (sighash: number) => Uint8Array
  /** What the transaction says of time. @see BIP-65, BIP-112 */
  readonly times: {
    readonly version: number
    readonly lockTime: number
    readonly sequence: number
  }
}

/** Stops a script: it does not allow the spend, or does what cannot be judged here. */
export function demand(condition: boolean): asserts condition {
  if (!condition) throw new Error('The script fails')
}

export function pop({ stack }: Machine): Uint8Array {
  const value = stack.pop()
  demand(value !== undefined)
  return value
}

export function popNumber(machine: Machine, longest?: number): bigint {
  return readNumber(pop(machine), longest)
}

/** Takes so many values, the last pushed first. */
export function popMany(machine: Machine, count: number): readonly Uint8Array[] {
  return Array.from({ length: count }, () => pop(machine))
}

export function pushNumber({ stack }: Machine, value: bigint | boolean): void {
  stack.push(writeNumber(BigInt(value)))
}

/** Zero is false, negative zero too. */
export function isTrue(bytes: Uint8Array): boolean {
  return bytes.some((byte, at) => byte !== 0 && !(at === bytes.length - 1 && byte === 0x80))
}
