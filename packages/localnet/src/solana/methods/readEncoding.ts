import type { AccountEncoding } from '../ledger/encodeAccount.ts'
import { invalid } from './readParams.ts'

/** The requested encoding of account data. */
export function readEncoding(options: Readonly<Record<string, unknown>>): {
  encoding: AccountEncoding
  dataSlice?: { offset: number; length: number } | undefined
} {
  const { encoding = 'base58', dataSlice } = options
  if (encoding !== 'base58' && encoding !== 'base64' && encoding !== 'jsonParsed')
    throw invalid(`Invalid params: no such encoding: ${String(encoding)}`)
  if (typeof dataSlice !== 'object' || dataSlice === null) return { encoding }
  const offset = Reflect.get(dataSlice, 'offset')
  const length = Reflect.get(dataSlice, 'length')
  return { encoding, dataSlice: { offset: Number(offset), length: Number(length) } }
}
