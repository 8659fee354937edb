import { CleatError, type Connection, type ProviderRequest } from '@cleat/core/adapter'
import { checkRecords } from './checkRecords.ts'
import { checkTypedData } from './checkTypedData.ts'
import { type Claims, createClaims } from './createClaims.ts'
import { isAddressLike } from './isAddressLike.ts'
import { isChecked } from './isChecked.ts'
import { isRecord } from './isRecord.ts'
import { readRevocation } from './readRevocation.ts'

export declare namespace checkRequest {
  type Parameters = {
    /** Its parameters are frozen plain data. */
    request: ProviderRequest
    /** The connection that is asked. */
    connection: Connection
  }
}

/** Signs any 32 bytes, also inside other requests. */
const forbidden = /^\s*eth_sign\s*$/i

/**
 * Checks a request of an app against the connection: the account that signs, the chain that a
 * signature is for, and both in requests inside it. What a request does not name contradicts
 * nothing.
 * @returns the request to send: typed data as text is written again from what was checked
 * @throws `REQUEST_NOT_ALLOWED`, `REQUEST_WRONG_ACCOUNT`, `REQUEST_WRONG_NETWORK`,
 *   `REQUEST_UNREADABLE`
 * @see EIP-191, EIP-712, EIP-5792, EIP-7702, CAIP-25, CAIP-27
 */
export function checkRequest(parameters: checkRequest.Parameters): ProviderRequest {
  const { request, connection } = parameters
  const { method, params } = request
  requireAllowed(method)
  if (method === 'wallet_revokePermissions' && readRevocation(params) === 'mixed')
    throw new CleatError('REQUEST_UNREADABLE', {
      context: { method, reason: 'it ends the access to accounts and a permission at once' },
    })
  if (!isChecked(method)) return request
  const claims = createClaims(method, connection)
  if (/^eth_signTypedData/.test(method)) return { method, params: checkTypedData(claims, params) }
  checkSigner(claims, params)
  checkRecords(claims, params)
  if (method === 'wallet_invokeMethod') checkScope(claims, params)
  return params === undefined ? request : { method, params: checkInner(params, connection) }
}

function requireAllowed(method: string): void {
  if (forbidden.test(method)) throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method } })
}

/** Checks the account that a method names by its place. */
function checkSigner(claims: Claims, params: unknown): void {
  if (!Array.isArray(params)) return
  const [first, second] = params as unknown[]
  switch (claims.method) {
    case 'personal_sign': {
      // Wallets swap the two for apps with the order of `eth_sign`.
      const isSwapped = isAddressLike(first) && !isAddressLike(second)
      return claims.account(isSwapped ? 'params[0]' : 'params[1]', isSwapped ? first : second)
    }
    case 'eth_decrypt':
      return claims.account('params[1]', second)
    case 'eth_getEncryptionPublicKey':
      return claims.account('params[0]', first)
    default:
      return undefined
  }
}

/** CAIP-27 names the chain of the request inside. */
function checkScope(claims: Claims, params: unknown): void {
  for (const part of [params].flat()) if (isRecord(part)) claims.chain('scope', part.scope)
}

/**
 * Checks every request inside the parameters, and the methods that a session asks for (CAIP-25).
 * @returns the parameters with the requests as they were checked
 */
function checkInner(value: unknown, connection: Connection): unknown {
  if (Array.isArray(value)) return value.map((inner) => checkInner(inner, connection))
  if (!isRecord(value)) return value
  const { method, methods, params } = value
  for (const name of Array.isArray(methods) ? methods : [])
    if (typeof name === 'string') requireAllowed(name)
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, checkInner(part, connection)]),
  )
  if (typeof method !== 'string') return inner
  return { ...inner, ...checkRequest({ request: { method, params }, connection }) }
}
