import { invalidParams } from './invalidParams.ts'

/** Reads a hexadecimal number of at most 256 bits. `undefined` without a value. */
export function readQuantity(parameters: { value: unknown; name: string }): bigint | undefined {
  const { value, name } = parameters
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(value)) {
    throw invalidParams(`"${name}" must be a number in hexadecimal`)
  }
  return BigInt(value)
}
