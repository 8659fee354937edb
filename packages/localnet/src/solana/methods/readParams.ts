import { type Address, getBase58Encoder, isAddress } from '@solana/kit'
import { RpcError } from '../ledger/rpcError.ts'

export function readAddress(value: unknown): Address {
  if (typeof value === 'string' && isAddress(value)) return value
  throw invalid(`Invalid param: ${typeof value === 'string' ? 'WrongSize' : 'not an address'}`)
}

export function readAddresses(value: unknown): readonly Address[] {
  if (!Array.isArray(value)) throw invalid('Invalid params: expected a list of addresses')
  if (value.length > 100) throw invalid('Too many inputs provided; max 100')
  return value.map(readAddress)
}

export function readSignature(value: unknown): string {
  if (typeof value !== 'string') throw invalid('Invalid params: expected a signature')
  const length = base58Length(value)
  if (length !== 64) throw invalid('Invalid param: WrongSize')
  return value
}

/** The options, which come last. Old clients send the commitment as a string in their place. */
export function readOptions(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

export function readBytes(parameters: { value: unknown; encoding: unknown }): Uint8Array {
  const { value, encoding } = parameters
  if (typeof value !== 'string') throw invalid('Invalid params: expected a text')
  if (encoding === 'base64') return Uint8Array.from(Buffer.from(value, 'base64'))
  try {
    return Uint8Array.from(getBase58Encoder().encode(value))
  } catch {
    throw invalid('invalid base58 encoding')
  }
}

export function readWhole(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
  throw invalid(`Invalid params: ${name} is not a whole number`)
}

export function invalid(message: string): RpcError {
  return new RpcError({ code: -32602, message })
}

function base58Length(value: string): number | undefined {
  try {
    return getBase58Encoder().encode(value).length
  } catch {
    return undefined
  }
}
