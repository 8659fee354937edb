import {
  array,
  custom,
  type GenericSchema,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot'
import type { FrameCalls, FrameRemoval } from './frameCalls.ts'
import { mostLong } from './mostLong.ts'

/** A coin of a network as the page names it. The frame marks what only the page says. */
export type FrameNetwork = {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** What the frame signs when the visitor approves it. Quantities are hex, as in JSON-RPC. */
export type FrameRequest = {
  /** CAIP-2. */
  readonly caipNetworkId: string
  readonly address: string
  readonly network: FrameNetwork
  readonly question: FrameQuestion
}

export type FrameQuestion =
  /** `message`: bytes as hex. @see EIP-191 */
  | {
      readonly method: 'personal_sign'
      readonly message: `0x${string}`
      /** @default signed as the key */
      readonly contract?: FrameContract | undefined
    }
  /** `typedData`: its JSON text. @see EIP-712 */
  | {
      readonly method: 'eth_signTypedData_v4'
      readonly typedData: string
      /** @default signed as the key */
      readonly contract?: FrameContract | undefined
    }
  | { readonly method: 'eth_signTransaction'; readonly transaction: FrameTransaction }
  /** Calls of a smart account, of which only the signature is missing. */
  | { readonly method: 'wallet_signCalls'; readonly asked: FrameCalls }
  | { readonly method: 'wallet_removeUpgrade'; readonly asked: FrameRemoval }
  /** `message`: bytes as base64. */
  | { readonly method: 'solana_signMessage'; readonly message: string }
  /** `transactions`: in wire format, as base64. */
  | { readonly method: 'solana_signTransaction'; readonly transactions: readonly string[] }

/** A contract account of the key, as which it signs. @see ERC-1271 */
export type FrameContract = {
  /** The hash of what creates accounts. @default that of public chains */
  readonly creationHash?: `0x${string}` | undefined
}

/** A message or typed data for a contract account. */
export type ContractQuestion = Extract<
  FrameQuestion,
  { method: 'personal_sign' | 'eth_signTypedData_v4' }
> & { readonly contract: FrameContract }

/** A whole transaction of EIP-1559: only its signature is missing. */
export type FrameTransaction = {
  readonly chainId: number
  readonly nonce: number
  /** @default a new contract */
  readonly to?: `0x${string}` | undefined
  readonly value: `0x${string}`
  readonly data: `0x${string}`
  readonly gas: `0x${string}`
  readonly maxFeePerGas: `0x${string}`
  readonly maxPriorityFeePerGas: `0x${string}`
}

/**
 * Signatures or whole signed transactions, in the order of the request: hex for `eip155`, base64
 * for `solana`.
 */
export type SignedAnswer = { readonly signed: readonly string[] }

/** The form of a request but for its question. */
export const requestEntries: {
  readonly caipNetworkId: GenericSchema<unknown, string>
  readonly address: GenericSchema<unknown, string>
  readonly network: GenericSchema<unknown, FrameNetwork>
} = {
  caipNetworkId: pipe(string(), regex(/^(?:eip155|solana):[-_a-zA-Z0-9]{1,32}$/)),
  address: pipe(string(), maxLength(64)),
  network: strictObject({
    name: pipe(string(), maxLength(64)),
    symbol: pipe(string(), maxLength(16)),
    decimals: pipe(number(), integer(), minValue(0), maxValue(36)),
  }),
}

/** A request whose question is still to be read, by `requestSchema`, which comes with the answer. */
export const outlineSchema: GenericSchema<unknown, FrameRequest> = strictObject({
  ...requestEntries,
  question: custom<FrameQuestion>((value) => typeof value === 'object' && value !== null),
})

export const signedSchema: GenericSchema<unknown, SignedAnswer> = strictObject({
  signed: pipe(array(pipe(string(), maxLength(mostLong))), minLength(1), maxLength(10)),
})
