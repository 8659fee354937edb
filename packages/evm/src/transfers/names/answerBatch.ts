import { encodeBytes } from '../abi/encodeBytes.ts'
import { readBytes } from '../abi/readBytes.ts'
import { readSmall } from '../abi/readSmall.ts'
import { readTexts } from '../abi/readTexts.ts'
import { selectors } from '../abi/selectors.ts'
import { toWord } from '../abi/toWord.ts'
import type { OffchainQuery } from './offchainQuery.ts'

/** In place of a URL: the client answers the batch itself. */
export const batchGateway = 'x-batch-gateway:true'

/** Queries in a batch, and batches inside batches. */
const queryLimit = 8
const depthLimit = 2

/**
 * Answers a batch of queries as a gateway would, so that no gateway of another party sees them.
 * A query that fails is marked as failed, and the contract decides what that means.
 * @param callData a call of `query((address,string[],bytes)[])`
 * @returns `(bool[] failures, bytes[] responses)`
 * @throws if the batch is malformed or too large
 * @see ENSIP-21
 */
export async function answerBatch(
  callData: string,
  fetchOffchain: (query: OffchainQuery) => Promise<string>,
  depth: number,
): Promise<string> {
  const queries = depth < depthLimit ? readQueries(callData) : undefined
  if (!queries) throw new Error('The name asks for a batch that cannot be read')
  const answers = await Promise.all(
    queries.map(async (query) => {
      try {
        return { hasFailed: false, data: await fetchOffchain(query) }
      } catch {
        return { hasFailed: true, data: failure }
      }
    }),
  )
  const failures = encodeWords(answers.map(({ hasFailed }) => toWord(hasFailed ? 1 : 0)))
  const responses = encodeList(answers.map(({ data }) => encodeBytes(data)))
  return `0x${toWord(64)}${toWord(64 + failures.length / 2)}${failures}${responses}`
}

/** `HttpError(502, "")`: the contract does not learn more of the failure. */
const failure = selectors.httpError + toWord(502) + toWord(64) + toWord(0)

function readQueries(callData: string): readonly OffchainQuery[] | undefined {
  if (!callData.startsWith(selectors.query)) return undefined
  const data = `0x${callData.slice(10)}`
  const list = 2 + (readSmall(data, 2) ?? Number.NaN) * 2
  const count = readSmall(data, list)
  if (count === undefined || count > queryLimit) return undefined
  const queries = Array.from({ length: count }, (_, at) => readQuery(data, list + 64, at))
  const known = queries.flatMap((query) => query ?? [])
  return known.length === count ? known : undefined
}

function readQuery(data: string, start: number, at: number): OffchainQuery | undefined {
  const place = start + (readSmall(data, start + at * 64) ?? Number.NaN) * 2
  const sender = data.slice(place + 24, place + 64).toLowerCase()
  const [urls, callData] = [readTexts(data, 1, place), readBytes(data, 2, place)]
  if (!/^[0-9a-f]{40}$/.test(sender) || !urls || callData === undefined) return undefined
  return { sender: `0x${sender}`, urls, callData }
}

function encodeWords(words: readonly string[]): string {
  return toWord(words.length) + words.join('')
}

/** A list of values without a fixed size: their places, and then they. */
function encodeList(values: readonly string[]): string {
  let place = values.length * 32
  const places = values.map((value) => {
    const word = toWord(place)
    place += value.length / 2
    return word
  })
  return encodeWords(places) + values.join('')
}
