import type { Browser } from './browser/createBrowser.ts'
import { createBrowser } from './browser/createBrowser.ts'
import { createJournal, type Journal } from './judge/createJournal.ts'
import { createReceivers } from './neighbours/createReceivers.ts'
import { createServers, type Servers, type ToldLie } from './neighbours/createServers.ts'
import { createWallets } from './neighbours/createWallets.ts'
import { createPrompts, type Prompts } from './neighbours/prompts.ts'
import type { Chains } from './neighbours/startChains.ts'
import type { Shop } from './neighbours/startShop.ts'
import type { ChaosWallet } from './neighbours/wallet.ts'
import { type App, openApp, type SetUp } from './visitor/app.ts'
import type { Step } from './visitor/step.ts'

/** Two tabs of one app, and everything around them. */
export type World = {
  readonly chains: Chains
  readonly browser: Browser
  readonly servers: Servers
  readonly prompts: Prompts
  readonly wallets: readonly ChaosWallet[]
  readonly journal: Journal
  /** What the visitor asked for that has not ended. */
  readonly pending: Map<Promise<unknown>, string>
  /** Where things are sold. `undefined` where the app has no service that sells. */
  readonly shop: Shop | undefined
  /** A new address, which no other payment is for. */
  readonly createReceiver: (namespace: string) => string
  /** The number of the step. */
  at: number
  /** The number of swaps that were filled in. */
  swaps: number
  /** The number of purchases that were filled in. */
  purchases: number
  app(tab: number): App
  /** Loads the app. An impostor appears before or after the wallet that it claims to be. */
  load(tab: number, impostor?: 'first' | 'last'): void
  /** Puts a step off until so many requests were answered. */
  putOff(step: Step): void
  forgetPutOff(): void
  /** A request was answered: the steps whose time has come. */
  takeDue(): readonly Step[]
  /** Follows what the visitor asked for to its end. */
  follow(name: string, promise: Promise<unknown>): void
}

export function createWorld(parameters: {
  chains: Chains
  run: string
  setUp: SetUp
  shop?: Shop | undefined
}): World {
  const { chains, run, setUp } = parameters
  const shop = setUp.hasData ? parameters.shop : undefined
  const browser = createBrowser()
  const prompts = createPrompts()
  const journal = createJournal()
  const wallets = createWallets({ chains, prompts, journal })
  const apps = new Map<number, App>()
  let later: { step: Step; after: number }[] = []
  const pending: World['pending'] = new Map()
  const world: World = {
    ...{ chains, browser, prompts, journal, wallets, pending, at: 0, swaps: 0, purchases: 0 },
    shop,
    createReceiver: createReceivers(run),
    servers: createServers(chains, (lie) => noteLie(world, lie), shop),
    app(tab) {
      const app = apps.get(tab)
      if (!app) throw new Error(`Tab ${tab} has no page.`)
      return app
    },
    load(tab, impostor) {
      const page = browser.load(tab)
      for (const [promise, name] of pending) if (name.startsWith(`${tab} `)) pending.delete(promise)
      const shown = wallets.filter(({ isImpostor }) => !isImpostor || impostor)
      for (const wallet of impostor === 'first' ? shown.toReversed() : shown) wallet.appear(page)
      apps.set(tab, openApp({ page, chains, setUp, sellerUrl: shop?.pageUrl }))
    },
    putOff(step) {
      later.push({ step: { ...step, after: 0 }, after: step.after ?? 0 })
    },
    forgetPutOff() {
      later = []
    },
    takeDue() {
      for (const one of later) one.after -= 1
      const due = later.filter(({ after }) => after < 0)
      later = later.filter(({ after }) => after >= 0)
      return due.map(({ step }) => step)
    },
    follow(name, promise) {
      pending.set(promise, name)
      const forget = () => pending.delete(promise)
      promise.then(forget, (error: unknown) => {
        forget()
        if (error instanceof Error && 'code' in error) return
        journal.faults.push(`${name} rejected with ${String(error)} at step ${world.at}`)
      })
    },
  }
  world.load(0)
  world.load(1)
  return world
}

/** Notes which order a lie is about, and that a node lied about a balance. */
function noteLie({ journal, at }: World, { url, body = '', truth, said }: ToldLie): void {
  journal.count('lies of servers')
  const { pathname } = new URL(url)
  const [, asked] = /\/orders\/([\w-]+)$/.exec(pathname) ?? []
  const named = pathname.endsWith('/onrampurl') ? [readOrderId(truth), readOrderId(said)] : []
  for (const id of [asked, ...named]) if (id !== undefined) journal.liedAbout.add(id)
  if (asked ?? named[0]) journal.count('lies about orders')
  if (/eth_getBalance|eth_call/.test(body)) journal.lastBalanceLie = at
}

function readOrderId(answer: string): string | undefined {
  const [, id] = /"orderId":"([\w-]+)"/.exec(answer) ?? []
  return id
}
