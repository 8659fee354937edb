import type { KnownContracts } from './listContracts.ts'
import { permit2 } from './permit2.ts'

/**
 * Finds the contract that takes the source token of an exchange, and needs the allowance for it.
 * `undefined` if the router takes none.
 * @param router - in lower case
 */
export function findSpender(router: string, { kinds, cow }: KnownContracts): string | undefined {
  if (router === cow?.settlement) return cow.relayer
  switch (kinds.get(router)) {
    case 'universal-router-2.0':
    case 'universal-router-2.1':
      return permit2
    case 'v2':
    case 'v3':
    case '0x':
    case '1inch':
    case 'lifi':
    case 'universal-router-proxy':
      return router
    default:
      return undefined
  }
}
