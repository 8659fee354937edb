import { CleatError, type Connection, parseCaipNetworkId } from '@cleat/core/adapter'
import { readChain } from './readChain.ts'

/** What a request says of its account and its chain, checked against the connection. */
export type Claims = {
  readonly method: string
  /** @throws `REQUEST_WRONG_ACCOUNT` if the value names another account than a connected one */
  account(field: string, value: unknown): void
  /** @throws `REQUEST_WRONG_NETWORK` if the value names another chain than the active one */
  chain(field: string, value: unknown): void
}

/** Creates the checks of one request. Absent values contradict nothing. */
export function createClaims(method: string, connection: Connection): Claims {
  const { accounts, caipNetworkId } = connection
  const known = new Set(accounts.map(({ address }) => toBody(address)))
  const active = BigInt(parseCaipNetworkId(caipNetworkId).reference)
  return {
    method,
    account(field, value) {
      if (isAbsent(value) || (typeof value === 'string' && known.has(toBody(value)))) return
      throw new CleatError('REQUEST_WRONG_ACCOUNT', {
        context: { method, field, expected: accounts[0].address, actual: print(value) },
      })
    },
    chain(field, value) {
      const chain = readChain(value)
      if (isAbsent(value) || chain === active) return
      const actual = chain === undefined ? print(value) : `eip155:${chain}`
      throw new CleatError('REQUEST_WRONG_NETWORK', {
        context: { method, field, expected: caipNetworkId, actual },
      })
    },
  }
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null
}

/** Some wallets take addresses without the prefix. */
function toBody(address: string): string {
  return address.toLowerCase().replace(/^0x/, '')
}

function print(value: unknown): string {
  return typeof value === 'object' ? typeof value : String(value).slice(0, 100)
}
