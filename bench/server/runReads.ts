import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export declare namespace runReads {
  type Parameters = {
    /** Request paths, in this order. */
    urls: Iterable<string>
    /** Requests per second, independent of the answers. */
    perSecond: number
    /** Milliseconds after which a request counts as failed. @default 10000 */
    timeoutMs?: number | undefined
    /** Maximum number of connections. @default unlimited, as every visitor has one */
    sockets?: number | undefined
  }
  type ReturnType = {
    /**
     * Milliseconds of each answer, from the time it was due. A service that stalls is therefore
     * late for all requests due meanwhile.
     */
    readonly lateMs: readonly number[]
    /** Number of answers other than 200. */
    readonly failed: number
    readonly perSecond: number
    readonly bytes: number
  }
}

/** Sends requests at a steady rate without waiting for answers, as independent visitors do. */
export async function runReads(parameters: runReads.Parameters): Promise<runReads.ReturnType> {
  const { urls, perSecond, timeoutMs = 10_000, sockets = Number.POSITIVE_INFINITY } = parameters
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  const lateMs: number[] = []
  let failed = 0
  let bytes = 0
  const ask = async (url: string, due: number) => {
    try {
      const size = await read({ url, agent, timeoutMs })
      bytes += size
      lateMs.push(performance.now() - due)
    } catch {
      failed += 1
    }
  }

  const started = performance.now()
  const asked: Promise<void>[] = []
  for (const url of urls) {
    const due = started + (asked.length * 1000) / perSecond
    const early = due - performance.now()
    if (early > 1) await pause(early)
    asked.push(ask(url, due))
  }
  await Promise.all(asked)
  agent.destroy()
  const tookMs = performance.now() - started
  return { lateMs, failed, perSecond: (asked.length * 1000) / tookMs, bytes }
}

type Read = { url: string; agent: Agent; timeoutMs: number }

async function read({ url, agent, timeoutMs }: Read): Promise<number> {
  const signal = AbortSignal.timeout(timeoutMs)
  const asking = request(url, { agent, signal }).end()
  const [response]: IncomingMessage[] = await once(asking, 'response')
  if (!response) throw new Error('There is no answer.')
  let bytes = 0
  for await (const chunk of response) bytes += chunk.length
  if (response.statusCode !== 200) throw new Error(`It answers ${response.statusCode}.`)
  return bytes
}
