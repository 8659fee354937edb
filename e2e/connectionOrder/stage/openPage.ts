import { createKit, type Kit, type Namespace } from '@cleat/core'
import type { Family, InstalledWallet } from './family.ts'

/** An app of several namespaces, and a visitor with a wallet for each. */
export type Page = {
  /** The one of this visit. */
  readonly kit: Kit
  readonly namespaces: readonly Namespace[]
  familyOf(namespace: Namespace): Family
  walletOf(namespace: Namespace): InstalledWallet
  /** The next visit: a new kit over what the last one stored. The wallets are the same. */
  reload(): void
  [Symbol.dispose](): void
}

/** The wallets are in this window, and what is stored in its `localStorage`. */
export function openPage(parameters: {
  families: readonly [Family, ...Family[]]
  /** What the wallet of a namespace is called. */
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
