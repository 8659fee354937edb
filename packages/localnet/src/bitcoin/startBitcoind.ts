import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LocalnetStartError } from '../process/localnetStartError.ts'
import { watchParent } from '../process/watchParent.ts'
import type { BitcoindCommand } from './bitcoindCommand.ts'
import { type BitcoinRpc, BitcoinRpcError, createBitcoinRpc } from './createBitcoinRpc.ts'

export type StartBitcoindParameters = {
  bitcoind: BitcoindCommand
  /** How long the node may take to answer, in milliseconds. */
  timeoutMs: number
}

export type Bitcoind = {
  pid: number
  rpc: BitcoinRpc
  /**
   * Kills the node and removes its files. Resolves once the process has exited. Can be called
   * again.
   */
  stop: () => Promise<void>
  /** Kills the node without waiting, for exit handlers. */
  kill: () => void
}

/** Starts a node with its own regtest chain and no peers, and waits until it answers. */
export async function startBitcoind(parameters: StartBitcoindParameters): Promise<Bitcoind> {
  const { bitcoind, timeoutMs } = parameters
  const folder = await mkdtemp(join(tmpdir(), 'cleat-bitcoin-'))
  const port = await freePort()
  const credentials = { user: 'cleat', password: randomBytes(16).toString('hex') }
  const child = spawn(
    bitcoind.command,
    [
      ...bitcoind.leadingArguments,
      ...['-regtest', '-server', '-listen=0', '-dnsseed=0', '-txindex=1', '-fallbackfee=0.0001'],
      ...[`-datadir=${folder}`, `-rpcport=${port}`, '-rpcbind=127.0.0.1', '-rpcallowip=127.0.0.1'],
      ...[`-rpcuser=${credentials.user}`, `-rpcpassword=${credentials.password}`],
      // The node's filter refuses transactions with lock time 21, and its own wallet can draw that
      // lock time.
      '-rejectparasites=0',
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const output = keepOutput(child)
  const unwatch = child.pid === undefined ? () => {} : watchParent({ pid: child.pid })
  const kill = () => {
    child.kill('SIGKILL')
  }
  const stop = async () => {
    if (isAlive(child)) {
      const gone = once(child, 'exit')
      kill()
      await gone
    }
    unwatch()
    await rm(folder, { recursive: true, force: true })
  }
  const rpc = createBitcoinRpc({ url: `http://127.0.0.1:${port}`, ...credentials })
  try {
    await untilAnswers({ child, rpc, timeoutMs })
    return { pid: child.pid ?? 0, rpc, stop, kill }
  } catch (cause) {
    await stop()
    throw new LocalnetStartError({
      chain: { id: 'regtest', name: 'Bitcoin' },
      reason: cause instanceof Error ? cause.message : String(cause),
      remedy: 'Read what the node said below, or raise "timeoutMs".',
      output: output().trim().slice(-800),
      cause,
    })
  }
}

function keepOutput(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-4000)
    })
  // Errors after the start appear as failed requests. Without a listener they would crash the
  // process.
  child.on('error', () => {})
  return () => output
}

async function untilAnswers(parameters: {
  child: ChildProcess
  rpc: BitcoinRpc
  timeoutMs: number
}): Promise<void> {
  const { child, rpc, timeoutMs } = parameters
  const deadline = performance.now() + timeoutMs
  while (isAlive(child)) {
    if (performance.now() > deadline)
      throw new Error(`the node did not answer within ${timeoutMs / 1000} seconds`)
    if (await isReady(rpc)) return
    await sleep(25)
  }
  throw new Error(`the node ended with ${child.signalCode ?? `code ${child.exitCode}`}`)
}

async function isReady(rpc: BitcoinRpc): Promise<boolean> {
  try {
    await rpc('getblockcount')
    return true
  } catch (error) {
    // The node does not listen yet, or warms up. Any other refusal is final.
    if (error instanceof BitcoinRpcError && error.code !== warmingUp) throw error
    return false
  }
}

const warmingUp = -28

function isAlive(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null
}

/** The node cannot pick a free port itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
