import type { ProposalBehaviour } from '../proposalBehaviour.ts'

/** A session in which nothing is allowed: no chain, no account, no method. */
export function approveNothing(): ProposalBehaviour {
  return ({ settle }) => settle({ eip155: { chains: [], accounts: [], methods: [], events: [] } })
}
