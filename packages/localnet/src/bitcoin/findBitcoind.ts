import { join } from 'node:path'
import { type BitcoindCommand, bitcoindCommand } from './bitcoindCommand.ts'
import { BitcoindUnavailableError } from './bitcoindUnavailableError.ts'
import { fetchBitcoind } from './fetchBitcoind.ts'

export type FindBitcoindParameters = {
  /** The folder of the node. @default this package's cache */
  folder?: string | undefined
  mirror?: string | undefined
  platform?: NodeJS.Platform | undefined
  arch?: string | undefined
}

/**
 * Finds the Bitcoin node of this machine and downloads it if it is missing.
 * @throws {@link BitcoindUnavailableError}
 */
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

// A path, because adapter tests run with a browser's `URL`.
const cacheFolder = join(import.meta.dirname, '../../node_modules/.cache/bitcoin-knots')

/** apt names the cause on its last line. */
function lastLine(cause: unknown): string {
  const text = cause instanceof Error ? cause.message : String(cause)
  return text.trim().split('\n').at(-1)?.replace(/\.$/, '') ?? 'it could not be fetched'
}
