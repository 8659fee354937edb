import type { KitBase } from '../../../boot/kitBase.ts'
import { isSameAddress } from '../../../contract/adapter/isSameAddress.ts'
import type { NameOptions, NameSource } from '../../../contract/options/nameOptions.ts'
import type { Identity } from '../../../contract/transfers/transferAdapter.ts'
import type { DataApi } from '../../api/data/createDataApi.ts'
import { createProfileApi } from '../../api/data/createProfileApi.ts'
import { listNameAddresses } from '../../api/data/listNameAddresses.ts'
import type { IdentityReader } from './identityReader.ts'
import { toNameChainId } from './toNameChainId.ts'

type Asked = Parameters<IdentityReader>[0]
type NameKit = Pick<KitBase, 'adapters' | 'controllers'>

/**
 * Asks the sources of names that an app chose, one after the other, until one knows the name. In
 * the default order the chain is asked only where there is no service or where it fails.
 */
export async function askNameSources(
  kit: NameKit,
  parameters: {
    api: DataApi | undefined
    names: NameOptions | false
    asked: Asked
    /** The service, or the chain in its place. */
    ask: IdentityReader
    askChain: IdentityReader
  },
): Promise<Identity> {
  const { api, names, asked, ask, askChain } = parameters
  if (names === false) return {}
  const { sources, avatars } = names
  // Of the chains that have names, those of ENS have numbers.
  const isNumbered = (asked: Asked) => toNameChainId(kit, asked) !== undefined
  const sourceOf: { readonly [name in NameSource]: IdentityReader } = {
    app: (asked) => askApp(kit, asked, names),
    service: async (asked) => {
      if (!api) return {}
      const { address, signal } = asked
      const chainId = toNameChainId(kit, asked)
      return (
        (await findInZone(kit, asked, names)) ?? api.getIdentity({ address, chainId }, { signal })
      )
    },
    ens: async (asked) => (isNumbered(asked) ? askChain(asked) : {}),
    sns: async (asked) => (isNumbered(asked) ? {} : askChain(asked)),
  }
  const inOrder = sources?.map((name) => sourceOf[name]) ?? [
    ...[sourceOf.app, async (asked: Asked) => (await findInZone(kit, asked, names)) ?? {}, ask],
  ]
  let failure: unknown
  for (const source of inOrder) {
    try {
      const found = await source(asked)
      if (found.name !== undefined) return avatars === 'off' ? { name: found.name } : found
    } catch (error) {
      asked.signal.throwIfAborted()
      failure ??= error
    }
  }
  if (failure !== undefined) throw failure
  return {}
}

async function askApp(
  kit: NameKit,
  { address, namespace, network, signal }: Asked,
  { resolve }: NameOptions,
): Promise<Identity> {
  const { network: networks } = kit.controllers
  const { caipNetwork } = networks.get(namespace ?? networks.state.activeNamespace) ?? {}
  const used = network ?? caipNetwork
  if (!resolve || !used) return {}
  return (await resolve({ address, caipNetworkId: used.caipNetworkId, signal })) ?? {}
}

/** The oldest name of the app's zone that leads back to the address, on the network in use. */
async function findInZone(
  kit: NameKit,
  { address, namespace, network, signal }: Asked,
  { zone }: NameOptions,
): Promise<Identity | undefined> {
  const { network: networks, options } = kit.controllers
  const { projectId, services } = options.state
  const used = network ?? networks.get(namespace ?? networks.state.activeNamespace)?.caipNetwork
  if (zone === undefined || !services?.data || !used) return undefined
  const api = createProfileApi({ baseUrl: services.data, projectId })
  const profiles = await api.listNames({ address }, { signal })
  const isOwn = (one: string) => isSameAddress(kit, used.chainNamespace, one, address)
  const first = profiles.find(
    (profile) =>
      profile.name.endsWith(`.${zone.toLowerCase()}`) &&
      listNameAddresses(profile, used.caipNetworkId).some(isOwn),
  )
  return first && { name: first.name, avatar: first.avatar }
}
