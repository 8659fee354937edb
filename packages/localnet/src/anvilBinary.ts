import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type AnvilBinaryParameters = {
  platform?: NodeJS.Platform | undefined
  arch?: string | undefined
}

export type AnvilBinary = {
  command: string
  /** Arguments before anvil's own. */
  leadingArguments: readonly string[]
}

/**
 * The path of anvil: the native binary of the platform's npm package, so that signals to the child
 * reach the node. On other platforms the JavaScript launcher of `@foundry-rs/anvil`.
 */
export function anvilBinary(parameters: AnvilBinaryParameters = {}): AnvilBinary {
  const { platform = process.platform, arch = process.arch } = parameters
  const launcher = createRequire(import.meta.url).resolve('@foundry-rs/anvil/bin.mjs')
  const native = nativeBinary({ launcher, platform, arch })
  if (native) return { command: native, leadingArguments: [] }
  return { command: process.execPath, leadingArguments: [launcher] }
}

const architectures: Record<string, string> = { x64: 'amd64', arm64: 'arm64' }

function nativeBinary(parameters: { launcher: string; platform: string; arch: string }) {
  const { launcher, platform, arch } = parameters
  const architecture = architectures[arch]
  if (!architecture || (platform !== 'linux' && platform !== 'darwin')) return undefined
  // The platform package is a dependency of the launcher. Strict node_modules hide it from this
  // package.
  const require = createRequire(launcher)
  try {
    const manifest = require.resolve(`@foundry-rs/anvil-${platform}-${architecture}/package.json`)
    const file = join(dirname(manifest), 'bin', 'anvil')
    return existsSync(file) ? file : undefined
  } catch {
    return undefined
  }
}
