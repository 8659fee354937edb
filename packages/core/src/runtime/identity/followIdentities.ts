import { type QueryClient, QueryObserver } from '@tanstack/query-core'
import { subscribe } from 'valtio/vanilla'
import type { Namespace } from '../../base/caip/namespace.ts'
import type { CaipNetwork } from '../../base/caip/network.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { Identity } from '../../contract/transfers/transferAdapter.ts'
import type { Query } from '../queries/query.ts'

type IdentityKit = KitBase & {
  readonly queries: {
    identity(parameters: {
      address: string
      namespace: Namespace
      network: CaipNetwork | undefined
    }): Query<Identity>
  }
  readonly queryClient: QueryClient
}

type Followed = {
  readonly address: string
  readonly network: CaipNetwork | undefined
  identity?: Identity | undefined
  stop?: () => void
}

/**
 * Keeps the name and picture that each connected account has on its network in its state. The last
 * known ones stay until a source answers. The UI calls it when it loads, so that nothing is asked
 * before.
 */
export function followIdentities(kit: IdentityKit): void {
  const { account, network: networks } = kit.controllers
  const followed = new Map<Namespace, Followed>()
  const forget = (namespace: Namespace) => {
    followed.get(namespace)?.stop?.()
    followed.delete(namespace)
  }
  const show = (namespace: Namespace) => {
    const { address, identity } = followed.get(namespace) ?? {}
    const state = account.state[namespace]
    if (!identity || !state || state.address !== address) return
    const { name: profileName, avatar: profileImage } = identity
    if (state.profileName === profileName && state.profileImage === profileImage) return
    // Here and not in the controller, which loads with the page.
    Object.assign(state, { profileName, profileImage })
  }
  const look = () => {
    for (const [namespace, { address }] of Object.entries(account.state)) {
      const network = networks.get(namespace)?.caipNetwork
      const known = followed.get(namespace)
      if (known?.address !== address) forget(namespace)
      if (address !== undefined && (known?.address !== address || known.network !== network)) {
        known?.stop?.()
        const identity = known?.address === address ? known.identity : undefined
        follow(namespace, { address, network, identity })
      }
      // A change of the network replaces the account's state.
      show(namespace)
    }
  }
  const follow = (namespace: Namespace, entry: Followed) => {
    const { address, network } = entry
    followed.set(namespace, entry)
    const query = kit.queries.identity({ address, namespace, network })
    const observer = new QueryObserver<Identity>(kit.queryClient, query)
    const take = ({ data }: { data: Identity | undefined }) => {
      if (!data) return
      entry.identity = data
      if (followed.get(namespace) === entry) show(namespace)
    }
    entry.stop = observer.subscribe(take)
    take(observer.getCurrentResult())
  }
  const stops = [subscribe(account.state, look, true), subscribe(networks.state, look, true)]
  kit.lifetime.addEventListener(
    'abort',
    () => {
      for (const stop of stops) stop()
      for (const namespace of [...followed.keys()]) forget(namespace)
    },
    { once: true },
  )
  look()
}
