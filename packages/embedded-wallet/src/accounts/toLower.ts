import type { Hex } from 'viem'

/** Bytes in one spelling: addresses may have their checksum in it. */
export function toLower(text: Hex): Hex {
  return text.toLowerCase() as Hex
}
