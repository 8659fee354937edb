import type { ProposalBehaviour } from '../proposalBehaviour.ts'

export type DeclineProposalParameters = {
  /** Default: 5000, the user said no (CAIP-25 as wallets use it). */
  code?: number | undefined
  message?: string | undefined
}

/** Declines without asking the user. */
export function declineProposal(parameters: DeclineProposalParameters = {}): ProposalBehaviour {
  const { code = 5000, message = 'User rejected.' } = parameters
  return ({ decline }) => decline({ code, message })
}
