import type { Claims } from './createClaims.ts'
import { isRecord } from './isRecord.ts'

/** Properties with EIP-7702 authorizations: one, or a list. */
const authorizations = ['authorizationList', 'authorization', 'eip7702Auth']

/** Methods whose `address` is the account, where for others it is a contract. */
const namesAccount = /^wallet_(?:grantPermissions|requestExecutionPermissions)$|^personal_sign$/

/**
 * Checks the accounts and chains that the objects in a request's parameters name: transactions, the
 * calls of a batch, authorizations and permissions. An authorization for every chain (0) is another
 * chain.
 * @throws `REQUEST_WRONG_ACCOUNT`, `REQUEST_WRONG_NETWORK`
 * @see EIP-5792, EIP-7702, ERC-7715, ERC-7836
 */
export function checkRecords(claims: Claims, params: unknown, path = 'params'): void {
  if (Array.isArray(params))
    return params.forEach((inner, at) => {
      checkRecords(claims, inner, `${path}[${at}]`)
    })
  if (!isRecord(params)) return
  const { from, account, chainId, calls } = params
  claims.account(`${path}.from`, from)
  if (typeof account === 'string') claims.account(`${path}.account`, account)
  if (namesAccount.test(claims.method)) claims.account(`${path}.address`, params.address)
  claims.chain(`${path}.chainId`, chainId)
  for (const name of authorizations) checkRecords(claims, params[name], `${path}.${name}`)
  checkRecords(claims, calls, `${path}.calls`)
}
