import { subscribe } from 'valtio/vanilla'
import type { KitBase } from '../../boot/kitBase.ts'

/** Gives connected wallets without an icon the one that the registry or the app knows. */
export function followWalletIcons(kit: KitBase): void {
  const { account } = kit.controllers
  const look = () => {
    for (const [namespace, { connectedWalletInfo: info }] of Object.entries(account.state))
      if (info && info.icon === undefined) void fill(kit, namespace, info)
  }
  const stop = subscribe(account.state, look)
  kit.lifetime.addEventListener('abort', stop, { once: true })
  look()
}

type Info = NonNullable<ReturnType<KitBase['controllers']['account']['get']>['connectedWalletInfo']>

async function fill(kit: KitBase, namespace: string, info: Info): Promise<void> {
  const { account } = kit.controllers
  try {
    const { findWalletIcon } = await import('./findWalletIcon.ts')
    const icon = await findWalletIcon(kit, info)
    const current = account.get(namespace)
    const isSame = current.connectedWalletInfo?.name === info.name
    if (icon && isSame && current.connectedWalletInfo?.icon === undefined)
      // Here and not in the controller, which loads with the page.
      Object.assign(current, { connectedWalletInfo: { ...current.connectedWalletInfo, icon } })
  } catch {
    // The name is shown without it.
  }
}
