import type { ProposalBehaviour } from '../proposalBehaviour.ts'

export type DeclineProposalParameters = {
  /** @default 5000, the user rejected (CAIP-25) */
  code?: number | undefined
  message?: string | undefined
}

/** Rejects without a question to the user. */
export function declineProposal(parameters: DeclineProposalParameters = {}): ProposalBehaviour {
  const { code = 5000, message = 'User rejected.' } = parameters
  return ({ decline }) => decline({ code, message })
}
