import type { RequestAction } from '../../../contract/requests/requestAction.ts'
import type { CallsContext } from '../context/callsContext.ts'

/** What each call of a batch does, read by the code that reads requests of apps. Never rejects. */
export async function describeCalls(
  { kit, store }: CallsContext,
  { id }: { id: string },
): Promise<readonly (RequestAction | undefined)[]> {
  const batch = store.find(id)
  if (!batch) return []
  const { namespace, address, caipNetworkId, connectorId = '' } = batch
  const decode = kit.adapters.get(namespace)?.features['request:decode']
  const connection = { connectorId, caipNetworkId, accounts: [{ address }] as const }
  return Promise.all(
    batch.steps.map(async ({ call: { to, value, data } }) => {
      const params = [{ from: address, ...(to !== undefined && { to }), value, data }]
      const request = { method: 'eth_sendTransaction', params }
      const content = await decode?.({ request, connection }).catch(() => undefined)
      return content?.actions.length === 1 ? content.actions[0] : undefined
    }),
  )
}
