import {
  array,
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
import { callsSchema, removalSchema } from './frameCalls.ts'
import { frameHex } from './frameHex.ts'
import {
  type FrameQuestion,
  type FrameRequest,
  type FrameTransaction,
  requestEntries,
} from './frameRequest.ts'
import { mostLong } from './mostLong.ts'

const { address, bytes, hash, quantity } = frameHex
const base64Form = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/
const base64 = pipe(string(), maxLength(mostLong), regex(base64Form))
const count = pipe(number(), integer(), minValue(0), maxValue(Number.MAX_SAFE_INTEGER))

const transaction: GenericSchema<unknown, FrameTransaction> = strictObject({
  chainId: pipe(count, minValue(1)),
  nonce: count,
  to: optional(address),
  value: quantity,
  data: bytes,
  gas: quantity,
  maxFeePerGas: quantity,
  maxPriorityFeePerGas: quantity,
})

const contract = optional(strictObject({ creationHash: optional(hash) }))

/** The exact form of a question. It comes with what answers it, and not with the frame. */
export const questionSchema: GenericSchema<unknown, FrameQuestion> = variant('method', [
  strictObject({ method: literal('personal_sign'), message: bytes, contract }),
  strictObject({
    method: literal('eth_signTypedData_v4'),
    typedData: pipe(string(), maxLength(mostLong)),
    contract,
  }),
  strictObject({ method: literal('eth_signTransaction'), transaction }),
  strictObject({ method: literal('wallet_signCalls'), asked: callsSchema }),
  strictObject({ method: literal('wallet_removeUpgrade'), asked: removalSchema }),
  strictObject({ method: literal('solana_signMessage'), message: base64 }),
  strictObject({
    method: literal('solana_signTransaction'),
    transactions: pipe(array(base64), minLength(1), maxLength(10)),
  }),
])

/** The exact form of a request. */
export const requestSchema: GenericSchema<unknown, FrameRequest> = strictObject({
  ...requestEntries,
  question: questionSchema,
})
