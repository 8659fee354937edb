import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import type { NamesContext } from '../context/namesContext.ts'

/**
 * Drops what is known of names, because one has changed.
 * @param parameters.isGone - whether the account has given the name up
 */
export function forgetName(
  { kit }: NamesContext,
  { name, view, isGone }: { name: string; view: RequestView; isGone: boolean },
): void {
  const { account, network: networks } = kit.controllers
  const { address, namespace } = view
  const shown = account.state[namespace]
  if (isGone && shown?.address === address && shown.profileName === name)
    Object.assign(shown, { profileName: undefined, profileImage: undefined })
  const network = networks.get(namespace)?.caipNetwork
  const { queryKey } = kit.queries.identity({ address, namespace, network })
  void kit.queryClient.invalidateQueries({ queryKey })
  for (const kind of ['names', 'nameTransfers', 'suggestions'])
    void kit.queryClient.invalidateQueries({ queryKey: ['cleat', kit.id, kind] })
}
