import { areEqualBytes } from '../bytes/areEqualBytes.ts'
import type { Bytes } from '../bytes/bytes.ts'
import { eraseBytes } from '../bytes/eraseBytes.ts'
import { CustodyError } from '../custodyError.ts'

/** Below that, chance alone would repeat too often. */
const shortest = 12

/**
 * Fills new bytes from the browser's source of randomness.
 * @throws `RANDOMNESS_POOR` where that gives zeros, one byte over and over, or the same twice
 */
export function createRandom(length: number): Bytes {
  if (length < shortest) throw new RangeError(`Randomness has at least ${shortest} bytes.`)
  const random = crypto.getRandomValues(new Uint8Array(length))
  const second = crypto.getRandomValues(new Uint8Array(length))
  const isPoor = isRepeating(random) || areEqualBytes(random, second)
  eraseBytes(second)
  if (!isPoor) return random
  eraseBytes(random)
  throw new CustodyError('RANDOMNESS_POOR', 'the source of randomness repeats itself')
}

/** One byte over and over, or one half that is the other. */
function isRepeating(bytes: Bytes): boolean {
  const half = bytes.length >> 1
  return (
    bytes.every((byte) => byte === bytes[0]) ||
    areEqualBytes(bytes.subarray(0, half), bytes.subarray(half, 2 * half))
  )
}
