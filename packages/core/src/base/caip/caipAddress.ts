import { CleatError } from '../errors/cleatError.ts'
import { type CaipNetworkId, isCaipNetworkId, toCaipNetworkId } from './caipNetworkId.ts'

declare const brand: unique symbol

/** A CAIP-10 account id such as `eip155:1:0xab…`, checked. */
export type CaipAddress = `${string}:${string}:${string}` & { readonly [brand]: 'CaipAddress' }

/** With `_` beside the letters of CAIP-10, for addresses in base64url such as TON's. */
const addressPattern = /^[-_.%a-zA-Z0-9]{1,128}$/

/** Whether a value is a CAIP-10 account id. Does not check the checksum of the address. */
export function isCaipAddress(value: unknown): value is CaipAddress {
  if (typeof value !== 'string') return false
  const at = value.lastIndexOf(':')
  return at > 0 && isCaipNetworkId(value.slice(0, at)) && addressPattern.test(value.slice(at + 1))
}

/**
 * Joins a chain id and an address into a CAIP-10 account id.
 * @throws `CAIP_ADDRESS_INVALID`
 * @see CAIP-10
 */
export function toCaipAddress(parameters: {
  caipNetworkId: CaipNetworkId
  address: string
}): CaipAddress {
  const value = `${parameters.caipNetworkId}:${parameters.address}`
  if (!isCaipAddress(value)) throw new CleatError('CAIP_ADDRESS_INVALID', { context: { value } })
  return value
}

/** Splits a CAIP-10 account id into its chain id and its address. */
export function parseCaipAddress(value: CaipAddress): {
  caipNetworkId: CaipNetworkId
  address: string
} {
  const at = value.lastIndexOf(':')
  return { caipNetworkId: toCaipNetworkId(value.slice(0, at)), address: value.slice(at + 1) }
}
