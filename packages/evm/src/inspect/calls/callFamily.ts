import type { RequestAction } from '@cleat/core/adapter'
import type { AbiTuple, AbiValue } from '../../abi/abiShape.ts'
import { readArguments } from '../../abi/readArguments.ts'

/** A call of a contract. Addresses are in lower case. */
export type InspectedCall = {
  readonly to: string
  readonly value: bigint
  /** Who calls. */
  readonly account: string
  /** Reads a call inside this one. */
  inspect(inner: {
    readonly to: string
    readonly data: string
    readonly value?: bigint
    /** Who calls. @default the account */
    readonly account?: string
  }): readonly RequestAction[]
}

/** A function of contracts that is known. */
export type CallFamily = {
  /** As Solidity writes it; the selector is the beginning of its hash. */
  readonly signature: string
  /**
   * What the call does. `input` are the digits after the selector. Throws if they are no arguments.
   */
  read(input: string, call: InspectedCall): readonly RequestAction[]
}

/** Describes a function by its arguments, which are read as a contract reads them. */
export function callFamily<const tuple extends AbiTuple>(
  signature: string,
  shape: tuple,
  toActions: (values: AbiValue<tuple>, call: InspectedCall) => readonly RequestAction[],
): CallFamily {
  return {
    signature,
    // Apps leave marks behind the arguments, which contracts do not look at.
    read: (input, call) => toActions(readArguments(input, shape, 'loose'), call),
  }
}
