import {
  type AdapterEvent,
  afterPaint,
  type CaipNetwork,
  type ChainAdapter,
  type Connection,
  type Connector,
  checkNetworks,
  isCleatError,
} from '@cleat/core/adapter'
import { expect, vi } from 'vitest'
import type { AdapterUnderTest, WalletUnderTest } from './adapterUnderTest.ts'

/** An adapter on a page, and its events. */
export type Page = {
  /** Ends the test as skipped: what it tests does not exist for this wallet. */
  skip(reason: string): never
  readonly under: AdapterUnderTest
  readonly networks: readonly [CaipNetwork, CaipNetwork, ...CaipNetwork[]]
  readonly wallet: WalletUnderTest
  readonly other: WalletUnderTest
  /** Not on the page until it appears. */
  readonly late: WalletUnderTest
  readonly adapter: ChainAdapter
  /** Every event so far. */
  readonly events: readonly AdapterEvent[]
  /** The connectors as they were reported last. */
  readonly connectors: readonly Connector[]
  /** Connects the first wallet, or another. */
  connect(parameters?: { wallet?: WalletUnderTest; signal?: AbortSignal }): Promise<Connection>
  /** Starts the adapter again after `stop`, or for the first time. */
  start(): void
  stop(): void
  /**
   * A page load: the adapter is stopped, and a new one starts over the same storage and wallets.
   */
  reload(): void
  /** Waits until the adapter follows other tabs, too. */
  settle(): Promise<void>
  /**
   * Another tab of the same browser: another adapter on the same storage and wallets, started and
   * restored.
   */
  openTab(): Promise<Tab>
}

export type Tab = {
  readonly adapter: ChainAdapter
  /** Acts in one of the tabs, and dispatches the storage events. */
  after(work: () => Promise<unknown>): Promise<void>
  close(): void
}

/** Opens a page with both wallets on it, runs, and closes it whatever happened. */
export async function withPage(
  create: () => AdapterUnderTest | Promise<AdapterUnderTest>,
  run: (page: Page) => Promise<void>,
  skip: Page['skip'] = throwReason,
): Promise<void> {
  const under = await create()
  const page = openPage(under, skip)
  try {
    page.wallet.appear()
    page.other.appear()
    page.start()
    await run(page)
  } finally {
    page.stop()
    await under.close()
    vi.useRealTimers()
  }
}

function throwReason(reason: string): never {
  throw new Error(reason)
}

function openPage(under: AdapterUnderTest, skip: Page['skip']): Page {
  const networks = checkNetworks({ networks: under.networks }) as Page['networks']
  const [wallet, other, late] = under.wallets
  const events: AdapterEvent[] = []
  let adapter = under.createAdapter()
  let stop: (() => void) | undefined

  const emit = (event: AdapterEvent) => {
    // An event must match the adapter's state, because the kit acts on it in the same tick.
    if (event.type === 'disconnected') expect(adapter.getConnection()).toBeNull()
    else if ('connection' in event) expect(adapter.getConnection()).toEqual(event.connection)
    events.push(event)
  }

  const context = {
    networks,
    getNetwork: () => networks[0],
    metadata: { name: 'Test', description: '', url: 'http://localhost', icons: [] },
    discovery: { announced: true, injected: true },
    remoteWallets: new Promise<never>(() => undefined),
    request: () => Promise.reject(new Error('No kit')),
  }
  const page: Page = {
    skip,
    under,
    networks,
    wallet,
    other,
    late,
    get adapter() {
      return adapter
    },
    events,
    get connectors() {
      return events.findLast((event) => event.type === 'connectorsChanged')?.connectors ?? []
    },
    async connect({ wallet: chosen = wallet, signal = new AbortController().signal } = {}) {
      return adapter.connect({ connectorId: chosen.connectorId, signal })
    },
    start() {
      stop = adapter.start({ ...context, emit })
    },
    stop() {
      stop?.()
      stop = undefined
    },
    reload() {
      page.stop()
      events.length = 0
      adapter = under.createAdapter()
      page.start()
    },
    settle: () =>
      new Promise((resolve) => {
        afterPaint(() => {
          resolve()
          return () => undefined
        })
      }),
    async openTab() {
      const tab = under.createAdapter()
      const close = tab.start({ ...context, emit: () => undefined })
      await tab.reconnect()
      await page.settle()
      return { adapter: tab, after: tellTabs, close }
    },
  }
  return page
}

/**
 * A browser notifies every other tab of a stored change. Here the tab that made it is notified too,
 * and ignores it.
 */
async function tellTabs(work: () => Promise<unknown>): Promise<void> {
  const before = { ...localStorage }
  await work()
  const after = { ...localStorage }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const newValue = after[key] ?? null
    if (newValue !== (before[key] ?? null))
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }
}

/**
 * The code of a rejection; what is not a `CleatError` comes back as it is, and so matches no code.
 */
export async function codeOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    return { resolved: await promise }
  } catch (error) {
    return isCleatError(error) ? error.code : error
  }
}

/** Those that say who is connected. */
export function changesOf({ events }: Page): readonly AdapterEvent['type'][] {
  return events.map(({ type }) => type).filter((type) => type !== 'connectorsChanged')
}
