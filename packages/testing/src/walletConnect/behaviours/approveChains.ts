import type { ProposalBehaviour } from '../proposalBehaviour.ts'

/** Of the chains that were asked for, the app gets these only. */
export function approveChains(chains: readonly number[]): ProposalBehaviour {
  return ({ proceed }) =>
    proceed({
      narrow: (grant) => ({ ...grant, chains: grant.chains.filter((id) => chains.includes(id)) }),
    })
}
