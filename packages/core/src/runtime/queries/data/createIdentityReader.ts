import type { Namespace } from '../../../base/caip/namespace.ts'
import type { CaipNetwork } from '../../../base/caip/network.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import { isSameAddress } from '../../../contract/adapter/isSameAddress.ts'
import type { NameOptions, NameSource } from '../../../contract/options/nameOptions.ts'
import type { Identity } from '../../../contract/transfers/transferAdapter.ts'
import type { DataApi } from '../../api/data/createDataApi.ts'

export type IdentityReader = (parameters: {
  address: string
  namespace: Namespace | undefined
  network: CaipNetwork | undefined
  signal: AbortSignal
}) => Promise<Identity>

type Asked = {
  readonly address: string
  readonly namespace: Namespace
  readonly network: CaipNetwork | undefined
  readonly signal: AbortSignal
}

/**
 * Asks the sources of names one after the other. Unless the app orders them, the chain is asked
 * where there is no service or where it fails.
 */
export function createIdentityReader(
  kit: KitBase,
  { api }: { api: DataApi | undefined },
): IdentityReader {
  const { names } = kit.options
  if (names === false) return async () => ({})
  const { sources = standard, avatars = 'proxy' } = names ?? {}
  const isOrdered = names?.sources !== undefined
  const sourceOf: { readonly [name in NameSource]: (asked: Asked) => Promise<Identity> } = {
    app: (asked) => askApp(asked, names),
    service: (asked) => askService(kit, { api, zone: names?.zone, asked }),
    ens: async (asked) => {
      const { name, avatar } = await askChain(kit, asked, names)
      // The host of a picture would learn who looks at it.
      const isShown = avatars === 'direct' || avatar?.startsWith('data:')
      return { name, ...(isShown && { avatar }) }
    },
  }
  return async ({ address, signal, ...where }) => {
    const { network } = kit.controllers
    const namespace = where.namespace ?? network.state.activeNamespace
    const current = where.network ?? network.get(namespace)?.caipNetwork
    const asked = { address, namespace, network: current, signal }
    let failure: unknown
    for (const source of sources) {
      if (source === 'service' && !api) continue
      try {
        const found = await sourceOf[source](asked)
        signal.throwIfAborted()
        if (found.name !== undefined) return avatars === 'off' ? { name: found.name } : found
        if (source === 'service' && !isOrdered) return {}
      } catch (error) {
        signal.throwIfAborted()
        failure ??= error
      }
    }
    if (failure !== undefined) throw failure
    return {}
  }
}

const standard: readonly NameSource[] = ['app', 'service', 'ens']

async function askApp(
  { address, network, signal }: Asked,
  names: NameOptions | undefined,
): Promise<Identity> {
  if (!names?.resolve || !network) return {}
  const { caipNetworkId } = network
  return (await names.resolve({ address, caipNetworkId, signal })) ?? {}
}

/** A name in the app's zone comes before one that the account has elsewhere. */
async function askService(
  kit: KitBase,
  parameters: { api: DataApi | undefined; zone: string | undefined; asked: Asked },
): Promise<Identity> {
  const { api, zone, asked } = parameters
  const { address, namespace, signal } = asked
  if (!api) return {}
  const isOwn = (one: string) => isSameAddress(kit, namespace, one, address)
  if (zone !== undefined) {
    const profiles = await api.listNames({ address }, { signal })
    const [first] = profiles.filter(
      ({ name, addresses }) => name.endsWith(`.${zone}`) && Object.values(addresses).some(isOwn),
    )
    if (first) return { name: first.name, avatar: first.avatar }
  }
  return await api.getIdentity({ address }, { signal })
}

async function askChain(
  kit: KitBase,
  { address, namespace, network, signal }: Asked,
  names: NameOptions | undefined,
): Promise<Identity> {
  const transfers = await kit.adapters.get(namespace)?.features['transfers:load']?.()
  signal.throwIfAborted()
  const ensRpcUrl = names?.ensRpcUrl
  return (await transfers?.readIdentity?.({ address, network, ensRpcUrl, signal })) ?? {}
}
