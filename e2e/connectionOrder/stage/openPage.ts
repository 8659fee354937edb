import { createKit, type Kit, type Namespace } from '@cleat/core'
import type { Family, InstalledWallet } from './family.ts'

/** An app with several namespaces, and a visitor with a wallet for each. */
export type Page = {
  /** The kit of this visit. */
  readonly kit: Kit
  readonly namespaces: readonly Namespace[]
  familyOf(namespace: Namespace): Family
  walletOf(namespace: Namespace): InstalledWallet
  /**
   * Starts the next visit: a new kit over the stored values of the last one. The wallets stay the
   * same.
   */
  reload(): void
  [Symbol.dispose](): void
}

/** Opens the page. The wallets are in this window and values in its `localStorage`. */
export function openPage(parameters: {
  families: readonly [Family, ...Family[]]
  /** The wallet's name on a namespace. */
  toName: (namespace: Namespace) => string
}): Page {
  const { families, toName } = parameters
  localStorage.clear()
  const installed = new Map(
    families.map((family) => [
      family.namespace,
      { family, wallet: family.install(toName(family.namespace)) },
    ]),
  )
  const find = (namespace: Namespace) => {
    const found = installed.get(namespace)
    if (found) return found
    throw new Error(`There is nothing of ${namespace} on this page.`)
  }
  const visit = () => {
    const [first, ...rest] = families
    const kit = createKit({
      networks: [first.network, ...rest.map(({ network }) => network)],
      adapters: families.map((family) => family.createAdapter()),
      metadata: { name: 'App', description: '', url: location.origin, icons: [] },
    })
    kit.start()
    return kit
  }
  let kit = visit()
  return {
    get kit() {
      return kit
    },
    namespaces: [...installed.keys()],
    familyOf: (namespace) => find(namespace).family,
    walletOf: (namespace) => find(namespace).wallet,
    reload() {
      kit.destroy()
      kit = visit()
    },
    [Symbol.dispose]() {
      kit.destroy()
      for (const { wallet } of installed.values()) wallet.remove()
    },
  }
}
