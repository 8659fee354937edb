import type { ProposalBehaviour } from '../proposalBehaviour.ts'

/** Approves only these of the proposed chains. */
export function approveChains(chains: readonly number[]): ProposalBehaviour {
  return ({ proceed }) =>
    proceed({
      narrow: (grant) => ({ ...grant, chains: grant.chains.filter((id) => chains.includes(id)) }),
    })
}
