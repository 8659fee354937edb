import type { Bytes } from './bytes.ts'
import { encodeNumber } from './encodeNumber.ts'
import { joinBytes } from './joinBytes.ts'

/** Encodes texts, numbers (four bytes) and bytes, each after its length, so that none can move. */
export function encodeFields(fields: readonly (string | number | Uint8Array)[]): Bytes {
  return joinBytes(
    ...fields.flatMap((field) => {
      const bytes = typeof field === 'object' ? field : toBytes(field)
      return [encodeNumber(bytes.length, 2), bytes]
    }),
  )
}

function toBytes(field: string | number): Bytes {
  return typeof field === 'number' ? encodeNumber(field, 4) : new TextEncoder().encode(field)
}
