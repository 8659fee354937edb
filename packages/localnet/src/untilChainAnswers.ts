import { setTimeout as sleep } from 'node:timers/promises'
import { createPublicClient, http } from 'viem'
import { LocalnetStartError } from './process/localnetStartError.ts'

export type UntilChainAnswersParameters = {
  chain: { id: number; name: string }
  rpcUrl: string
  timeoutMs: number
}

/** Resolves once the node at `rpcUrl` answers with the id of `chain`. */
export async function untilChainAnswers(parameters: UntilChainAnswersParameters): Promise<void> {
  const { chain, rpcUrl, timeoutMs } = parameters
  const client = createPublicClient({ transport: http(rpcUrl, { retryCount: 0, timeout: 2000 }) })
  const deadline = performance.now() + timeoutMs
  let cause: unknown
  do {
    try {
      const id = await client.getChainId()
      if (id === chain.id) return
      throw new LocalnetStartError({
        chain,
        reason: `the node at ${rpcUrl} says that its chain id is ${id}`,
        remedy: 'Another program took the port: start again.',
      })
    } catch (error) {
      if (error instanceof LocalnetStartError) throw error
      cause = error
    }
    await sleep(10)
  } while (performance.now() < deadline)
  throw new LocalnetStartError({
    chain,
    reason: `the node at ${rpcUrl} did not answer in time`,
    remedy: 'The machine may be overloaded: try again or raise "timeoutMs".',
    cause,
  })
}
