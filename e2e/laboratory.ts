import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

export type Laboratory = {
  readonly url: string
  readonly chains: readonly { id: number; name: string; rpcUrl: string }[]
  /** The same on every chain. */
  readonly tokens: readonly { address: string; symbol: string }[]
  /** The same on every chain. */
  readonly exchange: { readonly router: string; readonly wrapped: string }
  readonly relayUrl: string
  /** The web wallet's URL. It takes a link in the parameter `uri`. */
  readonly walletUrl: string
  /** The origin of Local Pay. */
  readonly payUrl: string
}

const scripts = resolve(import.meta.dirname, '../apps/laboratory/scripts')
const built = resolve(import.meta.dirname, 'test-results/laboratory')

/** Builds the laboratory's pages. Built pages load faster than their sources. */
export async function buildLaboratory(): Promise<void> {
  const child = spawn(process.execPath, [resolve(scripts, 'build.ts'), built], { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The laboratory was not built: code ${code}.`)
}

/**
 * Starts the laboratory and its chains as `pnpm start` does, on a free port, with the pages of
 * `buildLaboratory`.
 */
export async function startLaboratory(): Promise<Laboratory & { stop: () => Promise<void> }> {
  const start = [resolve(scripts, 'start.ts'), '--json', '--port', '0', '--built', built]
  const child = spawn(process.execPath, start, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const firstLine = await new Promise<string>((done, fail) => {
    createInterface(child.stdout).once('line', done)
    child.once('exit', (code) => fail(new Error(`The laboratory ended with code ${code}.`)))
  })
  return {
    ...(JSON.parse(firstLine) as Laboratory),
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
