import { expect } from 'vitest'
import type { Database } from '../../database/createDatabase.ts'
import { createImageProxy } from '../../images/createImageProxy.ts'
import { locateItemImage } from '../../images/locateItemImage.ts'
import { createTestApp } from '../../test/createTestApp.ts'
import type { Balance } from '../balance/toBalance.ts'
import type { ChainsFile } from '../chains/chainsFile.ts'
import { type EvmChain, openChains } from '../chains/openChains.ts'
import { readChains } from '../chains/readChains.ts'
import type { HistoryEntry } from '../history/toHistoryEntry.ts'
import { toImageUrls } from '../images/toImageUrls.ts'
import type { QuoteAnswer } from '../swap/routes/quoteSchemas.ts'

/** A route's answer, or a problem. */
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
  readonly quotes: readonly QuoteAnswer[]
  readonly unavailable?: readonly string[] | undefined
  readonly reasons?: readonly { readonly name: string; readonly description: string }[] | undefined
  readonly errors?: readonly { readonly at: string; readonly detail: string }[] | undefined
}

/** The proxied URL of an external image. */
export function proxied(url: string): unknown {
  const query = new URLSearchParams({ url })
  return expect.stringContaining(`http://localhost/v1/images?${query}&key=`)
}

export declare namespace createDataApp {
  type Parameters = {
    /** The node URL of each chain. */
    urls: Readonly<Record<string, string>>
    described?: ChainsFile | undefined
    /** The first block of each history. */
    history?: Readonly<Record<string, bigint | 'latest'>> | undefined
    database?: Database | undefined
    trustedProxies?: readonly string[] | undefined
    /** Limits on requests to each node. */
    limits?: createTestApp.Parameters['limits']
  }
}

/** The data service over chains, as an operator configures it. */
export function createDataApp(parameters: createDataApp.Parameters) {
  const { urls, described, history = {}, database, trustedProxies = [], limits } = parameters
  const { chains, problems } = readChains({
    urls: new Map(Object.entries(urls)),
    history: new Map(Object.entries(history)),
    file: JSON.stringify(described ?? {}),
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const imageProxy = createImageProxy({
    secret: 'of the tests',
    locate: (wanted) =>
      locateItemImage({ ...wanted, chains: openChains({ chains }), ipfsGateway: undefined }),
  })
  const config = { chains, trustedProxies }
  const { app, lines } = createTestApp({ config, database, imageProxy, limits })
  const images = toImageUrls({ origin: 'http://localhost', proxy: imageProxy })
  /** As if from `address`, if that is given. */
  const ask = async (path: string, init?: RequestInit, address?: string) => {
    const env = address && { incoming: { socket: { remoteAddress: address } } }
    const response = await app.request(path, init, env)
    return { status: response.status, body: (await response.json()) as AnyAnswer }
  }
  const post = (path: string, body: unknown) =>
    ask(path, { method: 'POST', body: JSON.stringify(body) })
  const evmChain = (id: string) => openChains({ chains }).get(id) as EvmChain
  return { app, ask, post, lines, evmChain, images }
}
