import type { Logger } from '../../http/logger.ts'
import { ChainUnavailableError } from '../rpc/chainUnavailableError.ts'
import { NodeRefusedError } from '../rpc/nodeRefusedError.ts'

/** Leaves an API alone for a while once it fails, so that nobody waits for what will not come. */
export type Circuit = {
  /** Rejects at once while it rests, and else as the work does. */
  run<result>(chainId: string, work: () => Promise<result>): Promise<result>
}

export declare namespace createCircuit {
  type Parameters = {
    /** As the log calls it. */
    name: string
    logger: Pick<Logger, 'error' | 'info'>
    /** Failures in a row that are enough. @default 3 */
    failures?: number | undefined
    /** How long it rests when it does not say for how long. @default 30000 */
    restMs?: number | undefined
    /** Milliseconds of a clock that only goes forward. */
    now?: (() => number) | undefined
  }
}

/** What says for how long rests at once. After the rest one failure is enough for the next. */
export function createCircuit(parameters: createCircuit.Parameters): Circuit {
  const { name, logger, failures = 3, restMs = 30_000, now = () => performance.now() } = parameters
  let restsUntil = Number.NEGATIVE_INFINITY
  let inRow = 0

  const fail = (error: ChainUnavailableError | NodeRefusedError) => {
    inRow += 1
    const askedMs = error instanceof ChainUnavailableError ? error.retryAfterMs : undefined
    if (askedMs === undefined && inRow < failures) return
    restsUntil = Math.max(restsUntil, now() + (askedMs ?? restMs))
    logger.error('public API is left alone', { api: name, reason: error.cause })
  }

  return {
    async run(chainId, work) {
      if (now() < restsUntil) throw new ChainUnavailableError({ chainId, reason: `${name} rests` })
      try {
        const result = await work()
        if (inRow >= failures) logger.info('public API answers again', { api: name })
        inRow = 0
        return result
      } catch (error) {
        const isFailure =
          error instanceof ChainUnavailableError || error instanceof NodeRefusedError
        if (isFailure) fail(error)
        throw error
      }
    },
  }
}
