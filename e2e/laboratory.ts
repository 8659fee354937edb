import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

export type Laboratory = {
  readonly url: string
  readonly chains: readonly { id: number; name: string; rpcUrl: string }[]
  readonly relayUrl: string
  /** The web wallet: what it opens with is a link in `uri`. */
  readonly walletUrl: string
}

/** Starts the laboratory and its chains as `pnpm start` does, on a free port. */
export async function startLaboratory(): Promise<Laboratory & { stop: () => Promise<void> }> {
  const script = resolve(import.meta.dirname, '../apps/laboratory/scripts/start.ts')
  const child = spawn(process.execPath, [script, '--json', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
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
