import {
  array,
  boolean,
  type GenericSchema,
  integer,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  variant,
} from 'valibot'
import { frameHex, type Hex } from './frameHex.ts'

/**
 * What a smart account does at once, all of it or nothing. It is what the visitor sees, and the
 * signer writes the operation from it: no page hands over one. Quantities are hex.
 * @see ERC-4337, EIP-7702
 */
export type FrameCalls = {
  readonly chainId: number
  /** The code that the account runs, or takes over. `contract`: that of a contract account. */
  readonly implementation: 'delegation' | 'simple' | 'contract'
  /** Whether the contract account is created with it. @default false */
  readonly isNew?: boolean | undefined
  /** The hash of what creates contract accounts. @default that of public chains */
  readonly creationHash?: Hex | undefined
  readonly calls: readonly FrameCall[]
  /** The most that may leave the account, as the chain enforces it. @default no limit */
  readonly guard?: FrameGuard | undefined
  /** The nonce of the authorization. @default the account runs the code already */
  readonly upgrade?: number | undefined
  readonly road: FrameRoad
}

/** A call that a smart account makes. */
export type FrameCall = { readonly to: Hex; readonly value: Hex; readonly data: Hex }

/** A permission of the account for itself, which counts once. @see ERC-7710 */
export type FrameGuard = {
  readonly limits: readonly FrameLimit[]
  /** Seconds since 1970. */
  readonly until: number
  readonly salt: Hex
}

/** Base units of a token, or of the native coin. */
export type FrameLimit = { readonly token?: Hex | undefined; readonly most: Hex }

/** How calls get to the chain: by a bundler, or in a transaction of the account to itself. */
export type FrameRoad =
  | ({
      readonly kind: 'operation'
      readonly nonce: Hex
      readonly callGasLimit: Hex
      readonly verificationGasLimit: Hex
      readonly preVerificationGas: Hex
      readonly sponsor?: FrameSponsor | undefined
    } & Fees)
  | ({ readonly kind: 'transaction'; readonly nonce: number; readonly gas: Hex } & Fees)

/** Who pays in the place of the account. */
export type FrameSponsor = {
  /** As it calls itself. */
  readonly name: string
  readonly paymaster: Hex
  readonly data: Hex
  readonly verificationGasLimit: Hex
  readonly postOpGasLimit: Hex
}

/** Takes the code away from the account, in a transaction that it pays. */
export type FrameRemoval = {
  readonly chainId: number
  readonly nonce: number
  readonly gas: Hex
} & Fees

type Fees = { readonly maxFeePerGas: Hex; readonly maxPriorityFeePerGas: Hex }

const { address, bytes, hash, quantity } = frameHex
const count = (most: number) => pipe(number(), integer(), minValue(0), maxValue(most))
const chainId = pipe(count(Number.MAX_SAFE_INTEGER), minValue(1))
/** An authorization of the same transaction has the next one. */
const nonce = count(Number.MAX_SAFE_INTEGER - 1)
const fees = { maxFeePerGas: quantity, maxPriorityFeePerGas: quantity }

const road: GenericSchema<unknown, FrameRoad> = variant('kind', [
  strictObject({
    kind: literal('operation'),
    ...{ nonce: quantity, callGasLimit: quantity, verificationGasLimit: quantity },
    ...{ preVerificationGas: quantity, ...fees },
    sponsor: optional(
      strictObject({
        name: pipe(string(), maxLength(40)),
        ...{ paymaster: address, data: bytes },
        ...{ verificationGasLimit: quantity, postOpGasLimit: quantity },
      }),
    ),
  }),
  strictObject({ kind: literal('transaction'), nonce, gas: quantity, ...fees }),
])

export const callsSchema: GenericSchema<unknown, FrameCalls> = strictObject({
  chainId,
  implementation: picklist(['delegation', 'simple', 'contract']),
  isNew: optional(boolean()),
  creationHash: optional(hash),
  calls: pipe(
    array(strictObject({ to: address, value: quantity, data: bytes })),
    minLength(1),
    maxLength(50),
  ),
  guard: optional(
    strictObject({
      limits: pipe(
        array(strictObject({ token: optional(address), most: quantity })),
        minLength(1),
        maxLength(20),
      ),
      until: count(2 ** 40),
      salt: quantity,
    }),
  ),
  upgrade: optional(nonce),
  road,
})

export const removalSchema: GenericSchema<unknown, FrameRemoval> = strictObject({
  ...{ chainId, nonce, gas: quantity, ...fees },
})
