import type { ProposalBehaviour } from '../proposalBehaviour.ts'

/** The proposal stays open until it expires. */
export function neverAnswerProposal(): ProposalBehaviour {
  return () => new Promise(() => {})
}
