import * as v from 'valibot'
import type { Hex } from 'viem'

/** Bytes as EVM nodes write them. */
export const hexData = v.pipe(
  v.string(),
  v.regex(/^0x(?:[\da-f]{2})*$/i),
  v.transform((text) => text as Hex),
)

/** A number as EVM nodes write it, of at most 256 bits. */
export const hexNumber = v.pipe(
  v.string(),
  v.regex(/^0x[\da-f]{1,64}$/i),
  v.transform((text) => BigInt(text)),
)
