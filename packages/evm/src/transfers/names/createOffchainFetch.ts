import { createHttp } from '@cleat/core/adapter'
import { object, pipe, regex, string } from 'valibot'
import { answerBatch, batchGateway } from './answerBatch.ts'
import type { OffchainQuery } from './offchainQuery.ts'

/** The timeout of one URL, how many are asked for one name, and until when. */
const timeoutMs = 5000
const requests = 16
const deadlineMs = 20_000

const answer = object({ data: pipe(string(), regex(/^0x(?:[0-9a-fA-F]{2})*$/)) })

/**
 * Creates the function that asks the URLs of one name, one after the other until one answers. The
 * limits count for all of its queries together, those of batches too.
 * @see EIP-3668, ENSIP-21
 */
export function createOffchainFetch(
  signal: AbortSignal,
): (query: OffchainQuery) => Promise<string> {
  const end = Date.now() + deadlineMs
  let left = requests

  const fetchOffchain = async (query: OffchainQuery, depth: number): Promise<string> => {
    const { sender, urls, callData } = query
    if (urls.includes(batchGateway))
      return answerBatch(callData, (inner) => fetchOffchain(inner, depth + 1), depth)
    let reason: unknown = new Error('The name is kept where nobody can be asked')
    for (const url of urls.filter((url) => url.startsWith('https://') && URL.canParse(url))) {
      left -= 1
      if (left < 0 || Date.now() > end) throw new Error('The name asks for too much')
      const baseUrl = url.replaceAll('{sender}', sender).replaceAll('{data}', callData)
      const http = createHttp({ baseUrl, service: 'name service', timeoutMs, retries: 0 })
      try {
        const { data } = url.includes('{data}')
          ? await http.get('', { schema: answer, signal })
          : await http.ask('', { body: { sender, data: callData }, schema: answer, signal })
        return data
      } catch (error) {
        signal.throwIfAborted()
        reason = error
      }
    }
    throw reason
  }
  return (query) => fetchOffchain(query, 0)
}
