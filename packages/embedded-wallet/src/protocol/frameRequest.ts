import {
  array,
  custom,
  type GenericSchema,
  integer,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  optional,
  pipe,
  regex,
  strictObject,
  string,
  variant,
} from 'valibot'

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
  | { readonly method: 'personal_sign'; readonly message: `0x${string}` }
  /** `typedData`: its JSON text. @see EIP-712 */
  | { readonly method: 'eth_signTypedData_v4'; readonly typedData: string }
  | { readonly method: 'eth_signTransaction'; readonly transaction: FrameTransaction }
  /** `message`: bytes as base64. */
  | { readonly method: 'solana_signMessage'; readonly message: string }
  /** `transactions`: in wire format, as base64. */
  | { readonly method: 'solana_signTransaction'; readonly transactions: readonly string[] }

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

/** Characters of a message or of a transaction, as it is written in the request. */
const mostLong = 900_000
const base64Form = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/

const hex = (form: RegExp, most = mostLong): GenericSchema<unknown, `0x${string}`> =>
  custom<`0x${string}`>(
    (value) => typeof value === 'string' && value.length <= most && form.test(value),
  )
const bytes = hex(/^0x(?:[\da-f]{2})*$/i)
const quantity = hex(/^0x[\da-f]+$/i, 66)
const base64 = pipe(string(), maxLength(mostLong), regex(base64Form))
const count = (most: number) => pipe(number(), integer(), minValue(0), maxValue(most))

const transaction: GenericSchema<unknown, FrameTransaction> = strictObject({
  chainId: pipe(count(Number.MAX_SAFE_INTEGER), minValue(1)),
  nonce: count(Number.MAX_SAFE_INTEGER),
  to: optional(hex(/^0x[\da-f]{40}$/i)),
  value: quantity,
  data: bytes,
  gas: quantity,
  maxFeePerGas: quantity,
  maxPriorityFeePerGas: quantity,
})

const question: GenericSchema<unknown, FrameQuestion> = variant('method', [
  strictObject({ method: literal('personal_sign'), message: bytes }),
  strictObject({
    method: literal('eth_signTypedData_v4'),
    typedData: pipe(string(), maxLength(mostLong)),
  }),
  strictObject({ method: literal('eth_signTransaction'), transaction }),
  strictObject({ method: literal('solana_signMessage'), message: base64 }),
  strictObject({
    method: literal('solana_signTransaction'),
    transactions: pipe(array(base64), minLength(1), maxLength(10)),
  }),
])

export const requestSchema: GenericSchema<unknown, FrameRequest> = strictObject({
  caipNetworkId: pipe(string(), regex(/^(?:eip155|solana):[-_a-zA-Z0-9]{1,32}$/)),
  address: pipe(string(), maxLength(64)),
  network: strictObject({
    name: pipe(string(), maxLength(64)),
    symbol: pipe(string(), maxLength(16)),
    decimals: count(36),
  }),
  question,
})

export const signedSchema: GenericSchema<unknown, SignedAnswer> = strictObject({
  signed: pipe(array(pipe(string(), maxLength(mostLong))), minLength(1), maxLength(10)),
})
