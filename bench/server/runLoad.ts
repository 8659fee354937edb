import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startLocalnet } from '@cleat/localnet'
import { countFresh } from './countFresh.ts'
import { prepareTokens } from './prepareTokens.ts'
import { runReads } from './runReads.ts'
import { startDataServer } from './startDataServer.ts'

/** See `runReads`. */
type Limits = Pick<runReads.Parameters, 'sockets' | 'timeoutMs'>

export type ServerLoad = Limits & {
  readonly reads: number
  readonly perSecond: number
  /** Whose balances are read, by chance. */
  readonly accounts: number
  /** Before anything counts, the first so many are read at this pace: the service has been running for a while. */
  readonly warmUp: { readonly reads: number; readonly perSecond: number }
}

export type ServerLoadResult = runReads.ReturnType & {
  /** How many of the reads were not of what is remembered. */
  readonly fresh: number
  /** How late each process was, but for one turn in a hundred: what is not the service’s doing. */
  readonly serverLagMs: number
  readonly generatorLagMs: number
  readonly serverBytes: number
  /** Processor time of a read in the service: the same however much else the machine has to do. */
  readonly busyMs: number
}

const id = 31337
const tokenCount = 50
const held = 5

/** Reads balances of a chain with fifty tokens, through a service that remembers each for half a minute. */
export async function runLoad(load: ServerLoad): Promise<ServerLoadResult> {
  const { sockets, timeoutMs, perSecond } = load
  const localnet = await startLocalnet({ chains: [{ id, name: 'Local chain' }] })
  try {
    const [chain] = localnet.chains
    const deployer = localnet.accounts[0]?.address
    if (!chain || !deployer) throw new Error('There is no chain.')
    const { tokens, accounts } = await prepareTokens({
      chain,
      deployer,
      tokens: tokenCount,
      accounts: load.accounts,
      held,
    })
    const server = await startDataServer({
      chains: `eip155:${id}=${chain.rpcUrl}`,
      described: { [`eip155:${id}`]: { price: 3000, tokens: tokens.map(describe) } },
    })
    const lag = monitorEventLoopDelay({ resolution: 5 })
    try {
      const toUrl = (account: string) =>
        `${server.url}/v1/account/${account}/balance?chainId=eip155:${id}&currency=usd`
      const first = accounts.slice(0, load.warmUp.reads)
      await runReads({
        urls: first.map(toUrl),
        perSecond: load.warmUp.perSecond,
        sockets,
        timeoutMs,
      })
      await server.begin()
      const asked = pick(load, accounts)
      lag.enable()
      const result = await runReads({ urls: asked.map(toUrl), perSecond, sockets, timeoutMs })
      lag.disable()
      const { lagMs, bytes, busyMs } = await server.figures()
      return {
        ...result,
        fresh: countFresh({ asked, known: first, perSecond }),
        serverLagMs: lagMs,
        serverBytes: bytes,
        busyMs: busyMs / load.reads,
        generatorLagMs: lag.percentile(99) / 1e6,
      }
    } finally {
      await server.stop()
    }
  } finally {
    await localnet.stop()
  }
}

function describe(address: string, index: number) {
  return { address, name: `Token ${index}`, symbol: `TKN${index}`, decimals: 6, price: 1 }
}

/** By chance, and always the same. */
function pick({ reads }: ServerLoad, accounts: readonly string[]): string[] {
  let state = 1
  return Array.from({ length: reads }, () => {
    // The generator of Park and Miller.
    state = (state * 48_271) % 2_147_483_647
    return accounts[state % accounts.length] ?? ''
  })
}
