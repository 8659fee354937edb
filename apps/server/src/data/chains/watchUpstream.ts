import { ChainUnavailableError } from '../rpc/chainUnavailableError.ts'
import type { Upstream } from '../rpc/createUpstream.ts'
import type { ChainStatuses } from './createChainStatus.ts'

export declare namespace watchUpstream {
  type Parameters = { upstream: Upstream; status: Pick<ChainStatuses, 'noteNode'> }
}

/** Records whether a node answers, for health checks. */
export function watchUpstream({ upstream, status }: watchUpstream.Parameters): Upstream {
  const { chainId } = upstream
  return {
    chainId,
    async send(request) {
      try {
        const answer = await upstream.send(request)
        status.noteNode(chainId, true)
        return answer
      } catch (error) {
        // Neither a caller's abort nor an own limit says anything about the node.
        const isAway = error instanceof ChainUnavailableError && !error.isOwnLimit
        if (isAway) status.noteNode(chainId, false)
        throw error
      }
    },
  }
}
