import { concatHex, type Hex } from 'viem'
import type { SignatureParts } from './signHash.ts'

/** A signature as contracts take it, in 65 bytes. */
export function toSignature({ r, s, yParity }: SignatureParts): Hex {
  return concatHex([r, s, yParity === 0 ? '0x1b' : '0x1c'])
}
