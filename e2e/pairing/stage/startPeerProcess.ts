import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Localnet } from '@cleat/localnet'
import type { BitcoinFamilyOptions } from '@cleat/testing/wallet-connect'
import type { Address } from 'viem'

/** A wallet in its own process. It approves everything. */
export type PeerProcess = {
  readonly accounts: readonly [Address, ...Address[]]
  /** Sends a command, such as `{ do: 'switchChain', chainId: 1 }`. */
  run(command: { do: string; [parameter: string]: unknown }): Promise<unknown>
  pair(uri: string): Promise<void>
  close(): Promise<void>
}

type Line = { id?: number; event?: string; result?: unknown; error?: string }

const main = new URL(
  '../../../packages/testing/src/walletConnect/process/peerProcess.ts',
  import.meta.url,
)

/** The service is not there. A wallet that has a project asks it about its signature. */
const answer = { jsonrpc: '2.0', id: 1, result: `0x1626ba7e${'0'.repeat(56)}` }
const vouching = `data:text/javascript,${encodeURIComponent(`
  const { fetch } = globalThis
  globalThis.fetch = (url, init) =>
    String(url).startsWith('https://rpc.walletconnect.org/')
      ? Promise.resolve(Response.json(${JSON.stringify(answer)}))
      : fetch(url, init)
`)}`

export async function startPeerProcess(parameters: {
  relayUrl: string
  localnet: Localnet
  /** Its Bitcoin chains beside the EVM chains. */
  bitcoin?: BitcoinFamilyOptions | undefined
  /** Whether it signs in while it pairs. @default false */
  signsIn?: boolean | undefined
  /** As a contract, whose signatures WalletConnect's service calls right for it. @default false */
  isContract?: boolean | undefined
  /** Answers everything. @default true */
  agrees?: boolean | undefined
}): Promise<PeerProcess> {
  const { relayUrl, localnet, bitcoin, signsIn, isContract, agrees = true } = parameters
  const chains = localnet.chains.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl }))
  const signInType = isContract ? 'eip1271' : 'eip191'
  const options = JSON.stringify({ relayUrl, chains, bitcoin, signsIn, signInType, agrees })
  const { pathname } = main
  const flags = isContract ? ['--import', vouching] : []
  const child = spawn(process.execPath, [...flags, pathname, options], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const waiting = new Map<number, (line: Line) => void>()
  const ready = Promise.withResolvers<Line & { accounts: PeerProcess['accounts'] }>()
  createInterface(child.stdout).on('line', (text) => {
    const line = JSON.parse(text)
    if (line.event === 'ready') ready.resolve(line)
    waiting.get(line.id)?.(line)
    waiting.delete(line.id)
  })
  child.on('exit', (code) => ready.reject(new Error(`The wallet ended with ${code}.`)))
  let lastId = 0
  const run: PeerProcess['run'] = (command) => {
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ error, result }) => (error ? reject(new Error(error)) : resolve(result)))
      child.stdin.write(`${JSON.stringify({ ...command, id })}\n`)
    })
  }
  const { accounts } = await ready.promise
  return {
    accounts,
    run,
    pair: async (uri) => void (await run({ do: 'pair', uri })),
    async close() {
      if (child.exitCode !== null) return
      const exit = once(child, 'exit')
      child.stdin.end()
      await exit
    },
  }
}
