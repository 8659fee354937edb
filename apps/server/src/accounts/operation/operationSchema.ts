import * as v from 'valibot'
import type { Address, Hex } from 'viem'

const address = v.pipe(
  v.string(),
  v.regex(/^0x[\da-f]{40}$/i, 'Must be an address.'),
  v.transform((text) => text as Address),
)
const bytes = v.pipe(
  v.string(),
  v.regex(/^0x(?:[\da-f]{2})*$/i, 'Must be bytes in hex.'),
  v.transform((text) => text as Hex),
)
const number = v.pipe(
  v.string(),
  v.regex(/^0x[\da-f]{1,64}$/i, 'Must be a number in hex.'),
  v.transform((text) => BigInt(text)),
)
const optional = v.optional(number, '0x0')

/**
 * An operation as clients send it, before it is signed. Other fields are left out.
 * @see ERC-7769, ERC-7677
 */
export const operationSchema = v.object({
  sender: address,
  nonce: number,
  callData: bytes,
  factory: v.optional(v.union([v.literal('0x7702'), address])),
  factoryData: v.optional(bytes),
  callGasLimit: optional,
  verificationGasLimit: optional,
  preVerificationGas: optional,
  maxFeePerGas: optional,
  maxPriorityFeePerGas: optional,
  paymasterVerificationGasLimit: optional,
  paymasterPostOpGasLimit: optional,
  eip7702Auth: v.optional(v.object({ address })),
})

/** An operation that is to be paid for. */
export type SponsoredOperation = v.InferOutput<typeof operationSchema>
