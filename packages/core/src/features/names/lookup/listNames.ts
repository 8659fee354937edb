import { isSameAddress } from '../../../contract/adapter/isSameAddress.ts'
import { listNameAddresses } from '../../../runtime/api/data/listNameAddresses.ts'
import type { NamesContext } from '../context/namesContext.ts'

const staleTime = 300_000

/**
 * The names that an address has in the zone on the active network, oldest first.
 * @throws `SERVICE_…`
 */
export async function listNames(
  context: NamesContext,
  parameters: { address?: string | undefined } = {},
): Promise<readonly string[]> {
  const { kit, service } = context
  const { account, network } = kit.controllers
  const { chainNamespace: namespace, caipNetworkId } = network.getActive()
  const { address = account.get(namespace).address } = parameters
  if (!service || address === undefined) return []
  const { data, zone } = service
  return await kit.queryClient.fetchQuery({
    queryKey: ['cleat', kit.id, 'names', zone, address, caipNetworkId],
    async queryFn({ signal }) {
      const profiles = await data.listNames({ address }, { signal })
      const isOwn = (one: string) => isSameAddress(kit, namespace, one, address)
      return profiles
        .filter((profile) => {
          const isInZone = profile.name.endsWith(`.${zone}`)
          return isInZone && listNameAddresses(profile, caipNetworkId).some(isOwn)
        })
        .map(({ name }) => name)
    },
    ...{ staleTime, retry: false },
  })
}
