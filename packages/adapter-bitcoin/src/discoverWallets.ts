import { type AdapterContext, listenToPage } from '@cleat/core/adapter'
import type { Wallet } from '@wallet-standard/base'
import type { AccountMemory } from './base/accountMemory.ts'
import type { BitcoinWallet } from './base/bitcoinWallet.ts'
import { findLeather } from './dialects/leather/findLeather.ts'
import { findOkx } from './dialects/okx/findOkx.ts'
import { findSatsConnect } from './dialects/satsConnect/findSatsConnect.ts'
import { findUnisat } from './dialects/unisat/findUnisat.ts'
import { createStandardDialect } from './dialects/walletStandard/createStandardDialect.ts'
import { findStandardWallets } from './dialects/walletStandard/findStandardWallets.ts'
import { createBitcoinWallet } from './wallet/createBitcoinWallet.ts'
import { createPairedDialect } from './walletConnect/createPairedDialect.ts'

export declare namespace discoverWallets {
  type Parameters = {
    window: Window
    discovery: AdapterContext['discovery']
    /** Stored accounts of Leather, which cannot be read without a prompt. */
    memory: AccountMemory
    /** The paired wallet, once it is wanted. */
    remoteWallets: AdapterContext<'bip122'>['remoteWallets']
    report: (wallets: readonly BitcoinWallet[]) => void
    /** Called once if the page registers more wallets than are listed. */
    onDropped: () => void
  }
}

/** Any script of the page can register wallets without end. */
const limit = 64

/**
 * Delays in milliseconds at which globals are searched again. Extensions that inject late send no
 * event.
 */
const laterMs: readonly number[] = [100, 500, 1000, 3000]

/**
 * Finds the wallets of a page, one entry per wallet. Of several dialects of one wallet the Wallet
 * Standard counts first, then the order of the list. Several of the Wallet Standard with one name
 * are all listed.
 * @returns a function that stops the search
 */
export function discoverWallets(parameters: discoverWallets.Parameters): () => void {
  const { window, discovery, remoteWallets, memory, report, onDropped } = parameters
  const standard = new Map<object, BitcoinWallet>()
  const globals = new Map<object, BitcoinWallet>()
  let paired: readonly BitcoinWallet[] = []
  let reported: readonly BitcoinWallet[] | undefined
  let isStopped = false
  let hasDropped = false

  const add = (wallet: Wallet) => {
    if (standard.has(wallet)) return
    const dialect = createStandardDialect(wallet)
    if (!dialect) return
    if (standard.size < limit) {
      const made = createBitcoinWallet(dialect)
      standard.set(wallet, withOwnId(made, [...standard.values()]))
      return
    }
    if (!hasDropped) onDropped()
    hasDropped = true
  }
  const update = () => {
    const registered = [...standard.values()]
    const byKey = new Map(registered.map((wallet) => [toKey(wallet), wallet]))
    const others: BitcoinWallet[] = []
    for (const wallet of [...globals.values(), ...paired]) {
      if (!byKey.has(toKey(wallet))) others.push(wallet)
      byKey.set(toKey(wallet), wallet)
    }
    const wallets = [...registered, ...others]
    const isSame =
      reported?.length === wallets.length && reported.every((wallet, at) => wallet === wallets[at])
    if (isSame) return
    reported = wallets
    report(wallets)
  }
  const look = () => {
    for (const find of [findSatsConnect, findUnisat, findOkx, findLeather])
      for (const [provider, speak] of find(window, memory))
        if (!globals.has(provider) && globals.size < limit)
          globals.set(provider, createBitcoinWallet(speak()))
    update()
  }

  const stops: (() => void)[] = []
  if (discovery.announced) {
    let isReady = false
    stops.push(
      findStandardWallets({
        window,
        onWallet(wallet) {
          add(wallet)
          if (isReady) update()
        },
        onGone: (wallet) => standard.delete(wallet) && update(),
      }),
    )
    isReady = true
  }
  if (discovery.injected) {
    look()
    stops.push(listenToPage(window, 'load', look))
    const timers = laterMs.map((ms) => setTimeout(look, ms))
    stops.push(() => {
      for (const timer of timers) clearTimeout(timer)
    })
  } else update()
  void remoteWallets.then((wallets) => {
    paired = wallets.map((wallet) => createBitcoinWallet(createPairedDialect(wallet)))
    if (!isStopped) update()
  })

  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}

function withOwnId(wallet: BitcoinWallet, others: readonly BitcoinWallet[]): BitcoinWallet {
  const { name } = wallet.connector
  const isTaken = (id: string) => others.some(({ connector }) => connector.id === id)
  let id = name
  for (let at = 2; isTaken(id); at += 1) id = `${name}#${at}`
  return { ...wallet, connector: { ...wallet.connector, id } }
}

/** Wallets are identified by name, because providers have no other id. */
function toKey({ connector }: BitcoinWallet): string {
  return connector.name.toLowerCase().replace(/\W|wallet/g, '')
}
