import { isSameAddress } from '../../../contract/adapter/isSameAddress.ts'
import type { NamesContext } from '../state/namesContext.ts'
import { findService } from './findService.ts'

const staleTime = 300_000

/**
 * The names that the account in use has in the zone, oldest first.
 * @throws `SERVICE_…`, `NAME_UNSUPPORTED`
 */
export async function listNames(context: NamesContext): Promise<readonly string[]> {
  const { kit } = context
  const { account, network } = kit.controllers
  const namespace = network.state.activeNamespace
  const { address } = account.get(namespace)
  const { data, zone } = findService(context)
  if (address === undefined) return []
  return await kit.queryClient.fetchQuery({
    queryKey: ['cleat', kit.id, 'names', zone, address],
    async queryFn({ signal }) {
      const profiles = await data.listNames({ address }, { signal })
      const isOwn = (one: string) => isSameAddress(kit, namespace, one, address)
      return profiles
        .filter(({ name, addresses }) => {
          return name.endsWith(`.${zone}`) && Object.values(addresses).some(isOwn)
        })
        .map(({ name }) => name)
    },
    ...{ staleTime, retry: false },
  })
}
