import type { ProposalBehaviour } from '../proposalBehaviour.ts'

/** Approves a session without chains, accounts and methods. */
export function approveNothing(): ProposalBehaviour {
  return ({ settle }) => settle({ eip155: { chains: [], accounts: [], methods: [], events: [] } })
}
