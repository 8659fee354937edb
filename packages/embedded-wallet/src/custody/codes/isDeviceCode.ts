import { areEqualBytes } from '../bytes/areEqualBytes.ts'
import type { Bytes } from '../bytes/bytes.ts'
import { createDeviceCode } from './createDeviceCode.ts'
import { readSymbols } from './readSymbols.ts'

/** Whether a typed code is that of a device's public key. */
export async function isDeviceCode(typed: string, publicKey: Bytes): Promise<boolean> {
  const symbols = readSymbols(typed)
  const expected = readSymbols(await createDeviceCode(publicKey))
  return symbols !== undefined && expected !== undefined && areEqualBytes(symbols, expected)
}
