import type { ProposalBehaviour } from '../proposalBehaviour.ts'

/** Leaves the proposal pending until it expires. */
export function neverAnswerProposal(): ProposalBehaviour {
  return () => new Promise(() => {})
}
