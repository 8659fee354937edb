import { Problem } from '../../http/problem.ts'
import { findChain } from './findChain.ts'
import type { OpenChain, OpenChains } from './openChains.ts'
import { toAccount } from './toAccount.ts'

export type ChainAccount = { readonly chain: OpenChain; readonly address: string }

export declare namespace findAccounts {
  type Parameters = {
    chains: OpenChains
    /** An address, or a CAIP-10 account id. */
    account: string
    /** CAIP-2. Overrides the account's chain. */
    chainId?: string | undefined
  }
}

/**
 * The account on the requested chain, or on every chain where its address is valid.
 * @throws a `Problem` if there is none
 */
export function findAccounts(parameters: findAccounts.Parameters): readonly ChainAccount[] {
  const { chains, account } = parameters
  const at = account.lastIndexOf(':')
  const address = account.slice(at + 1)
  const chainId = parameters.chainId ?? (at > 0 ? account.slice(0, at) : undefined)
  const candidates = chainId === undefined ? [...chains.values()] : [findChain(chains, chainId)]
  const found = candidates.flatMap((chain) => {
    const known = toAccount(chain.namespace, address)
    return known === undefined ? [] : [{ chain, address: known }]
  })
  if (found.length > 0) return found
  throw new Problem('INVALID_QUERY', {
    detail:
      chainId === undefined
        ? 'No chain that the service has a node of has accounts with such an address.'
        : `This is no address of an account on ${chainId}. Check whether all of it was copied.`,
    errors: [{ at: 'address', detail: 'Must be an address or a CAIP-10 account id.' }],
  })
}
