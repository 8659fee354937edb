import type { CorpusRow } from './corpusRow.ts'
import { listAllowances } from './listAllowances.ts'
import { listGrants } from './listGrants.ts'
import { listPayments } from './listPayments.ts'
import { listProtocolCalls } from './listProtocolCalls.ts'
import { listSignatures } from './listSignatures.ts'
import { listWalletRequests } from './listWalletRequests.ts'

/**
 * Requests of apps on Ethereum as they look on the wire, with what becomes of each, for an app
 * whose `contracts` are `corpusContracts` and whose account is `corpusAccount`. Deadlines count
 * from now.
 * @example
 * ```ts
 * import { listEvmRequests } from '@cleat/testing/policy'
 *
 * export const risky = listEvmRequests().filter(({ level }) => level === 'stop')
 * ```
 */
export function listEvmRequests(): readonly CorpusRow[] {
  return [
    ...listPayments(),
    ...listAllowances(),
    ...listProtocolCalls(),
    ...listSignatures(),
    ...listWalletRequests(),
    ...listGrants(),
  ]
}
