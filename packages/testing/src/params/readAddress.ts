import { type Address, getAddress } from 'viem'
import { invalidParams } from './invalidParams.ts'

/** Reads an address in any case and returns it with its checksum. */
export function readAddress(parameters: { value: unknown; name: string }): Address {
  const { value, name } = parameters
  if (typeof value !== 'string' || !/^0x[0-9a-f]{40}$/i.test(value)) {
    throw invalidParams(`"${name}" must be an address`)
  }
  return getAddress(value.toLowerCase())
}
