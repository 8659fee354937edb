import type { Database } from '../../database/createDatabase.ts'
import { createTestApp } from '../../test/createTestApp.ts'
import type { Balance } from '../balance/toBalance.ts'
import type { ChainsFile } from '../chains/chainsFile.ts'
import { type EvmChain, openChains } from '../chains/openChains.ts'
import { readChains } from '../chains/readChains.ts'
import type { HistoryEntry } from '../history/toHistoryEntry.ts'

/** What routes answer, or a problem: a test looks at what it asked for. */
export type AnyAnswer = {
  readonly code: string
  readonly detail: string
  readonly balances: readonly Balance[]
  readonly data: readonly HistoryEntry[]
  readonly next: string | null
  readonly fungibles: readonly { readonly price: number }[]
  readonly standard: string
  readonly fast: string
  readonly instant: string
  readonly tokens: readonly { readonly logoUri: string }[]
}

export declare namespace createDataApp {
  type Parameters = {
    /** Where the node of each chain is. */
    urls: Readonly<Record<string, string>>
    described?: ChainsFile | undefined
    /** From which block on. */
    history?: Readonly<Record<string, bigint | 'latest'>> | undefined
    database?: Database | undefined
    trustedProxies?: number | undefined
  }
}

/** The service in front of chains, configured as an operator does it. */
export function createDataApp(parameters: createDataApp.Parameters) {
  const { urls, described, history = {}, database, trustedProxies = 0 } = parameters
  const { chains, problems } = readChains({
    urls: new Map(Object.entries(urls)),
    history: new Map(Object.entries(history)),
    file: JSON.stringify(described ?? {}),
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const { app, lines } = createTestApp({ config: { chains, trustedProxies }, database })
  const ask = async (path: string, init?: RequestInit) => {
    const response = await app.request(path, init)
    return { status: response.status, body: (await response.json()) as AnyAnswer }
  }
  const post = (path: string, body: unknown) =>
    ask(path, { method: 'POST', body: JSON.stringify(body) })
  const evmChain = (id: string) => openChains({ chains }).get(id) as EvmChain
  return { app, ask, post, lines, evmChain }
}
