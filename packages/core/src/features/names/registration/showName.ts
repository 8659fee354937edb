import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import type { Identity } from '../../../contract/transfers/transferAdapter.ts'
import type { NamesContext } from '../context/namesContext.ts'

/**
 * Shows a registered name as that of the account: the service has just said that it leads there.
 * The first name of an account stays the one that is shown.
 */
export function showName(
  { kit, state }: NamesContext,
  { name, view }: { name: string; view: RequestView },
): void {
  const { address, namespace } = view
  const { account, network: networks } = kit.controllers
  const network = networks.get(namespace)?.caipNetwork
  const { queryKey } = kit.queries.identity({ address, namespace, network })
  kit.queryClient.setQueryData<Identity>(queryKey, (known) =>
    known?.name?.endsWith(name.slice(name.indexOf('.'))) ? known : { ...known, name },
  )
  void kit.queryClient.invalidateQueries({ queryKey, exact: true })
  const shown = account.state[namespace]
  if (shown?.address === address && !shown.profileName) Object.assign(shown, { profileName: name })
  void kit.queryClient.invalidateQueries({ queryKey: ['cleat', kit.id, 'suggestions'] })
  void kit.queryClient.invalidateQueries({ queryKey: ['cleat', kit.id, 'names'] })
  state.suggestions = []
}
