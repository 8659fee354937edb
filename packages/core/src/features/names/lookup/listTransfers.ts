import type { NamesContext } from '../context/namesContext.ts'
import type { NameTransfer } from '../state/nameChange.ts'

const staleTime = 30_000

/**
 * The names that an address offered, was offered, or has accepted and waits for, oldest first.
 * @throws `SERVICE_…`
 */
export async function listTransfers(
  { kit, service }: NamesContext,
  parameters: { address?: string | undefined } = {},
): Promise<readonly NameTransfer[]> {
  const { account, network } = kit.controllers
  const { address = account.get(network.state.activeNamespace).address } = parameters
  if (!service || address === undefined) return []
  const { api, zone } = service
  return await kit.queryClient.fetchQuery({
    queryKey: ['cleat', kit.id, 'nameTransfers', zone, address],
    async queryFn({ signal }) {
      const transfers = await api.listTransfers({ address, signal })
      return transfers.filter(({ name }) => name.endsWith(`.${zone}`))
    },
    ...{ staleTime, retry: false },
  })
}
