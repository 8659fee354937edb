import * as v from 'valibot'
import type { Address, Hex } from 'viem'

const address = v.pipe(
  v.string(),
  v.regex(/^0x[\da-f]{40}$/i),
  v.transform((text) => text as Address),
)
const bytes = v.pipe(
  v.string(),
  v.maxLength(4096),
  v.regex(/^0x(?:[\da-f]{2})*$/i),
  v.transform((text) => text as Hex),
)
const number = v.pipe(
  v.string(),
  v.regex(/^0x[\da-f]{1,16}$/i),
  v.transform((text) => text as Hex),
)

/** What another service that pays answers; everything else of it is dropped. @see ERC-7677 */
export const upstreamAnswer = v.object({
  paymaster: address,
  paymasterData: bytes,
  paymasterVerificationGasLimit: v.optional(number),
  paymasterPostOpGasLimit: v.optional(number),
})

/** Who pays, and with what. @see ERC-7677 */
export type SponsorAnswer = v.InferOutput<typeof upstreamAnswer> & {
  readonly sponsor: { readonly name: string }
  readonly isFinal?: boolean | undefined
}
