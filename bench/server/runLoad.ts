import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startLocalnet } from '@cleat/localnet'
import { countFresh } from './countFresh.ts'
import { prepareTokens } from './prepareTokens.ts'
import { runReads } from './runReads.ts'
import { startServiceProcess, unlimited, withoutDatabase } from './startServiceProcess.ts'

/** See `runReads`. */
type Limits = Pick<runReads.Parameters, 'sockets' | 'timeoutMs'>

export type ServerLoad = Limits & {
  readonly reads: number
  readonly perSecond: number
  /** Accounts, read in random order. */
  readonly accounts: number
  /**
   * Warm-up: reads this many accounts at this rate before the measurement, as in a service that has
   * been running.
   */
  readonly warmUp: { readonly reads: number; readonly perSecond: number }
}

export type ServerLoadResult = runReads.ReturnType & {
  /** Number of reads that the cache did not answer. */
  readonly fresh: number
  /** The 99th percentile of each process's own delay, which is not caused by the service. */
  readonly serverLagMs: number
  readonly generatorLagMs: number
  readonly serverBytes: number
  /** The service's processor time per read. Independent of other load on the machine. */
  readonly busyMs: number
}

const id = 31337
const tokenCount = 50
const held = 5

/**
 * Reads balances on a chain with fifty tokens through a service that caches each for half a minute.
 */
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
    const described = { price: 3000, tokens: tokens.map(describe) }
    const server = await startServiceProcess({
      ...{ ...withoutDatabase, ...unlimited },
      CHAINS: `eip155:${id}=${chain.rpcUrl}`,
      CHAINS_FILE: JSON.stringify({ [`eip155:${id}`]: described }),
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

/** Random, but the same in every run. */
function pick({ reads }: ServerLoad, accounts: readonly string[]): string[] {
  let state = 1
  return Array.from({ length: reads }, () => {
    // The Park–Miller generator.
    state = (state * 48_271) % 2_147_483_647
    return accounts[state % accounts.length] ?? ''
  })
}
