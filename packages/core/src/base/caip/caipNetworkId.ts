import { CleatError } from '../errors/cleatError.ts'
import { isNamespace, type Namespace } from './namespace.ts'

declare const brand: unique symbol

/** A CAIP-2 chain id such as `eip155:8453`, checked. Assignable to any `${string}:${string}`. */
export type CaipNetworkId = `${string}:${string}` & { readonly [brand]: 'CaipNetworkId' }

const referencePattern = /^[-_a-zA-Z0-9]{1,32}$/

/** Whether a value is a CAIP-2 chain id. */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  if (typeof value !== 'string') return false
  const [namespace, reference, ...rest] = value.split(':')
  return (
    rest.length === 0 &&
    isNamespace(namespace) &&
    reference !== undefined &&
    referencePattern.test(reference)
  )
}

/**
 * Checks and brands a CAIP-2 chain id.
 * @throws `CAIP_NETWORK_ID_INVALID`
 * @see CAIP-2
 */
export function toCaipNetworkId(value: unknown): CaipNetworkId {
  if (!isCaipNetworkId(value))
    throw new CleatError('CAIP_NETWORK_ID_INVALID', { context: { value } })
  return value
}

/** Splits a CAIP-2 chain id into its namespace and its chain reference. */
export function parseCaipNetworkId(id: CaipNetworkId): { namespace: Namespace; reference: string } {
  const at = id.indexOf(':')
  return { namespace: id.slice(0, at), reference: id.slice(at + 1) }
}
