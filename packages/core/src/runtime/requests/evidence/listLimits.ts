import type { SpendingLimit } from '../../../contract/auth/authWallet.ts'
import type { DecodedRequest } from '../../../contract/requests/decodedRequest.ts'
import type { RequestSimulation } from '../../../contract/requests/requestEvidence.ts'

/**
 * The most that may leave the account with a request that a visitor is warned about: what the trial
 * showed, and one per cent more. `undefined` where it showed too little to hold a contract to.
 */
export function listLimits(
  { level }: Pick<DecodedRequest, 'level'>,
  simulation: RequestSimulation | undefined,
): readonly SpendingLimit[] | undefined {
  if (level === 'plain' || simulation?.status !== 'success' || simulation.isPartial)
    return undefined
  const { changes } = simulation
  const out = changes.filter(({ direction }) => direction === 'out')
  // A collectible has no amount.
  if (out.length === 0 || out.some(({ id }) => id !== undefined)) return undefined
  return out.map(({ token, amount }) => ({
    most: (amount * 101n) / 100n,
    ...(token !== undefined && { token }),
  }))
}
