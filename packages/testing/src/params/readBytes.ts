import type { Hex } from 'viem'
import { invalidParams } from './invalidParams.ts'

/** Reads 0x-prefixed hexadecimal bytes. `undefined` without a value. */
export function readBytes(parameters: { value: unknown; name: string }): Hex | undefined {
  const { value, name } = parameters
  if (value === undefined || value === null) return undefined
  if (!isBytes(value)) throw invalidParams(`"${name}" must be bytes in hexadecimal`)
  return value
}

function isBytes(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(value)
}
