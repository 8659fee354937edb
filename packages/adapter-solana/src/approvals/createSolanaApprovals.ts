import type { ApprovalsAdapter, ApprovalsPlace } from '@cleat/core/adapter'
import { decodeChange } from './change/decodeChange.ts'
import { followChange } from './change/followChange.ts'
import { prepareChange } from './change/prepareChange.ts'
import type { Delegation } from './reading/delegation.ts'
import { fetchDelegations } from './reading/fetchDelegations.ts'
import { readApprovals } from './reading/readApprovals.ts'

/**
 * The approvals of Solana: who is the delegate of which token accounts. The chain lists them, so
 * that no logs are searched.
 * @see SPL Token, Token-2022
 */
export function createSolanaApprovals(): ApprovalsAdapter {
  const known = new Map<string, Delegation>()
  const fetch = async ({ network, address: owner }: ApprovalsPlace) => {
    const delegations = await fetchDelegations({ network, owner })
    for (const one of delegations) known.set(one.account, one)
    return delegations
  }
  return {
    listKnown: () => [],
    async find(parameters) {
      const delegations = await fetch(parameters)
      parameters.signal.throwIfAborted()
      const found = new Map(
        delegations.map(({ mint: token, delegate: spender }) => [
          `${token} ${spender}`,
          { kind: 'token', token, spender } as const,
        ]),
      )
      return { claims: [...found.values()], reachedBlock: 0n, since: 0 }
    },
    async read({ claims, signal, ...place }) {
      const delegations = await fetch(place)
      signal.throwIfAborted()
      const approvals = await readApprovals({ network: place.network, claims, delegations })
      // The chain has each token account whole.
      return { approvals, unread: [] }
    },
    async prepare(parameters) {
      return prepareChange({ ...parameters, delegations: await fetch(parameters) })
    },
    decode: (request) => decodeChange(request, known),
    follow: followChange,
  }
}
