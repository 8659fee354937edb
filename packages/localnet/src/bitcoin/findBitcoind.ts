import { join } from 'node:path'
import { type BitcoindCommand, bitcoindCommand } from './bitcoindCommand.ts'
import { BitcoindUnavailableError } from './bitcoindUnavailableError.ts'
import { fetchBitcoind } from './fetchBitcoind.ts'

export type FindBitcoindParameters = {
  /** Where the node is kept. Default: the cache of this package. */
  folder?: string | undefined
  mirror?: string | undefined
  platform?: NodeJS.Platform | undefined
  arch?: string | undefined
}

/** The Bitcoin node of this machine, fetched where it is not there yet. Throws {@link BitcoindUnavailableError}. */
export async function findBitcoind(
  parameters: FindBitcoindParameters = {},
): Promise<BitcoindCommand> {
  const {
    folder = cacheFolder,
    mirror,
    platform = process.platform,
    arch = process.arch,
  } = parameters
  if (platform !== 'linux')
    throw new BitcoindUnavailableError({ reason: `${platform} is not Linux` })
  const kept = bitcoindCommand({ folder, arch })
  if (kept) return kept
  try {
    await fetchBitcoind({ folder, mirror })
  } catch (cause) {
    throw new BitcoindUnavailableError({ reason: lastLine(cause), cause })
  }
  const fetched = bitcoindCommand({ folder, arch })
  if (!fetched) throw new BitcoindUnavailableError({ reason: `there is no package for ${arch}` })
  return fetched
}

// The tests of adapters run with a browser's `URL`, so a path it is.
const cacheFolder = join(import.meta.dirname, '../../node_modules/.cache/bitcoin-knots')

/** apt says on its last line what was wrong. */
function lastLine(cause: unknown): string {
  const text = cause instanceof Error ? cause.message : String(cause)
  return text.trim().split('\n').at(-1)?.replace(/\.$/, '') ?? 'it could not be fetched'
}
