import type { Bytes } from '../bytes/bytes.ts'
import { createRandom } from '../random/createRandom.ts'

/** Makes a code of 130 bits: 26 symbols, as values from 0 to 31. */
export function createCode(): Bytes {
  const code = createRandom(26)
  for (const [at, byte] of code.entries()) code[at] = byte & 31
  return code
}
