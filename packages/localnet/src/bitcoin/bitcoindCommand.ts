import { existsSync } from 'node:fs'
import { join } from 'node:path'

export type BitcoindCommandParameters = {
  /** Where the packages were unpacked. */
  folder: string
  arch?: string | undefined
}

export type BitcoindCommand = {
  command: string
  /** Arguments before the node's own. */
  leadingArguments: readonly string[]
}

/**
 * The command of an unpacked node. It uses the loader and libraries beside it, because the system's
 * may be too old. `undefined` where there is none.
 */
export function bitcoindCommand(
  parameters: BitcoindCommandParameters,
): BitcoindCommand | undefined {
  const { folder, arch = process.arch } = parameters
  const layout = layouts[arch]
  if (!layout) return undefined
  const libraries = join(folder, 'usr/lib', layout.triplet)
  const loader = join(libraries, layout.loader)
  const program = join(folder, 'usr/bin/bitcoind')
  if (!existsSync(loader) || !existsSync(program)) return undefined
  return { command: loader, leadingArguments: ['--library-path', libraries, program] }
}

const layouts: Record<string, { triplet: string; loader: string }> = {
  x64: { triplet: 'x86_64-linux-gnu', loader: 'ld-linux-x86-64.so.2' },
  arm64: { triplet: 'aarch64-linux-gnu', loader: 'ld-linux-aarch64.so.1' },
}
