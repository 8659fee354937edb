import { CleatError } from '@cleat/core/adapter'
import type { Claims } from './createClaims.ts'
import { isAddressLike } from './isAddressLike.ts'
import { isRecord } from './isRecord.ts'
import { readChain } from './readChain.ts'

/**
 * Checks the signer and the domain of typed data. Text is parsed once, and the wallet gets what was
 * parsed: a second parser could read other values from text with doubled keys.
 * @returns the parameters to send
 * @throws `REQUEST_WRONG_ACCOUNT`, `REQUEST_WRONG_NETWORK`, `REQUEST_UNREADABLE`
 * @see EIP-712, EIP-2612
 */
export function checkTypedData(claims: Claims, params: unknown): unknown {
  if (!Array.isArray(params)) throw refuse(claims, 'no list')
  const [first, second, ...rest] = params as unknown[]
  // The first version put the data first, and some apps still do.
  const isSwapped = isAddressLike(second) && !isAddressLike(first)
  claims.account(isSwapped ? 'params[1]' : 'params[0]', isSwapped ? second : first)
  const data = isSwapped ? first : second
  const checked = typeof data === 'string' ? parse(claims, data) : data
  // Typed data of the first version is a list without a domain.
  if (isRecord(checked)) checkDomain(claims, checked.domain)
  else if (!Array.isArray(checked)) throw refuse(claims, 'no typed data')
  const sent = typeof data === 'string' ? JSON.stringify(checked) : data
  return isSwapped ? [sent, second, ...rest] : [first, sent, ...rest]
}

function checkDomain(claims: Claims, domain: unknown): void {
  if (!isRecord(domain)) return
  const { chainId, salt } = domain
  claims.chain('domain.chainId', chainId)
  // Some bridged tokens write the chain id into the salt.
  const chain = chainId === undefined ? readChain(salt) : undefined
  if (chain !== undefined && chain > 0n && chain < 2n ** 32n) claims.chain('domain.salt', chain)
}

const depthLimit = 64

function parse(claims: Claims, text: string): unknown {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw refuse(claims, 'text that is not JSON')
  }
  checkExact(claims, parsed, depthLimit)
  return parsed
}

/** Numbers beyond 2^53 are rounded by some parsers and not by others. */
function checkExact(claims: Claims, value: unknown, depth: number): void {
  if (depth === 0) throw refuse(claims, `more than ${depthLimit} levels`)
  if (typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER))
    throw refuse(claims, 'a number above 2^53 that is not written as text')
  if (typeof value !== 'object' || value === null) return
  if (Object.hasOwn(value, '__proto__')) throw refuse(claims, 'a property __proto__')
  for (const inner of Object.values(value)) checkExact(claims, inner, depth - 1)
}

function refuse({ method }: Claims, reason: string): CleatError {
  return new CleatError('REQUEST_UNREADABLE', { context: { method, reason } })
}
