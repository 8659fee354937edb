import * as v from 'valibot'
import { type ChainsFile, chainsFile } from './chainsFile.ts'
import type { DataChain } from './dataChain.ts'
import { describeChain } from './describeChain.ts'

export declare namespace readChains {
  type Parameters = {
    /** The node URL of each chain. */
    urls: ReadonlyMap<string, string>
    /** The first block of each stored history. */
    history: ReadonlyMap<string, bigint | 'latest'>
    /** The text of the chains file. */
    file: string | undefined
  }
}

/** Reads the supported chains. Returns sentences about invalid settings. */
export function readChains(parameters: readChains.Parameters): {
  chains: readonly DataChain[]
  problems: readonly string[]
} {
  const { urls, history, file } = parameters
  const read = readFile(file)
  const problems = [...read.problems]
  for (const id of new Set([...history.keys(), ...Object.keys(read.described)])) {
    if (!urls.has(id)) problems.push(`CHAINS has no node of ${id}, which other settings speak of.`)
  }
  const chains = [...urls].flatMap(([id, rpcUrl]) => {
    const described = Object.hasOwn(read.described, id) ? read.described[id] : undefined
    try {
      return [describeChain({ id, rpcUrl, described, historyFrom: history.get(id) })]
    } catch (error) {
      problems.push(`CHAINS: ${error instanceof Error ? error.message : error}`)
      return []
    }
  })
  return { chains, problems }
}

function readFile(file: string | undefined): { described: ChainsFile; problems: string[] } {
  if (file === undefined) return { described: {}, problems: [] }
  let json: unknown
  try {
    json = JSON.parse(file)
  } catch {
    return { described: {}, problems: ['CHAINS_FILE is no JSON.'] }
  }
  const result = v.safeParse(chainsFile, json)
  if (result.success) return { described: result.output, problems: [] }
  const problems = result.issues
    .slice(0, 10)
    .map((issue) => `CHAINS_FILE at ${v.getDotPath(issue) ?? 'its top'}: ${issue.message}`)
  return { described: {}, problems }
}
