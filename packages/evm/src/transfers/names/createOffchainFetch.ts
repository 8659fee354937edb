import { createHttp, type Network } from '@cleat/core/adapter'
import { object, pipe, regex, string } from 'valibot'
import type { Hex } from '../../base/hex.ts'
import { OffchainError } from './offchainError.ts'

/** The timeout of one URL, how many are asked for one name, and until when. */
const timeoutMs = 5000
const requests = 16
const deadlineMs = 20_000

/** What a contract asks of the URLs that it names. */
type OffchainQuery = {
  readonly sender: string
  readonly urls: readonly string[]
  readonly data: string
}

/** Queries of one name, those of batches too. */
const queryLimit = 8

const answer = object({ data: pipe(string(), regex(/^0x(?:[0-9a-fA-F]{2})*$/)) })

/**
 * Creates the function that asks the URLs of one name for viem, one after the other until one
 * answers. HTTPS only, with limits on time, size and the number of requests, which count for all of
 * its queries together. Names of a chain on this machine may be kept on this machine, too.
 * @throws `OffchainError`
 * @see EIP-3668, ENSIP-21
 */
export function createOffchainFetch(parameters: {
  network: Network
  signal: AbortSignal
}): (query: OffchainQuery) => Promise<Hex> {
  const { network, signal } = parameters
  const isLocal = isOnThisMachine(network.rpcUrls.default.http[0] ?? '')
  const end = Date.now() + deadlineMs
  let left = requests
  let queriesLeft = queryLimit

  return async ({ sender: address, urls, data: callData }) => {
    const sender = address.toLowerCase()
    const places = urls.filter((url) => isSafe(url) || (isLocal && isOnThisMachine(url)))
    let cause: unknown = new Error('The name is kept where nobody can be asked')
    queriesLeft -= 1
    for (const url of places) {
      left -= 1
      if (left < 0 || queriesLeft < 0 || Date.now() > end) {
        cause = new Error('The name asks for too much')
        break
      }
      const baseUrl = url.replaceAll('{sender}', sender).replaceAll('{data}', callData)
      const http = createHttp({ baseUrl, service: 'name service', timeoutMs, retries: 0 })
      try {
        const { data } = url.includes('{data}')
          ? await http.get('', { schema: answer, signal })
          : await http.ask('', { body: { sender, data: callData }, schema: answer, signal })
        return data as Hex
      } catch (error) {
        signal.throwIfAborted()
        cause = error
      }
    }
    throw new OffchainError('No place of the name answered', { cause })
  }
}

function isSafe(url: string): boolean {
  return url.startsWith('https://') && URL.canParse(url)
}

/** Whether a URL leads to the loopback interface by plain HTTP. */
function isOnThisMachine(url: string): boolean {
  const { protocol, hostname } = URL.parse(url) ?? {}
  return protocol === 'http:' && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname ?? '')
}
