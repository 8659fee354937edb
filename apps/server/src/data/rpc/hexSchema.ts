import * as v from 'valibot'
import type { Hex } from 'viem'

/** Hexadecimal bytes of an EVM node. */
export const hexData = v.pipe(
  v.string(),
  v.regex(/^0x(?:[\da-f]{2})*$/i),
  v.transform((text) => text as Hex),
)

/** A hexadecimal number of an EVM node, of at most 256 bits. */
export const hexNumber = v.pipe(
  v.string(),
  v.regex(/^0x[\da-f]{1,64}$/i),
  v.transform((text) => BigInt(text)),
)
