import { isSameAddress } from '../../../contract/adapter/isSameAddress.ts'
import type { HistoryAnswer } from '../../../runtime/api/data/answers/historyAnswer.ts'
import type { Sender } from '../../../runtime/sender/getSender.ts'
import type { KnownAddress } from '../state/knownReceivers.ts'
import type { SendContext } from '../state/sendContext.ts'

/**
 * The visitor's known addresses in a namespace: their own, receivers of this browser, and receivers
 * in the loaded history. Incoming transfers do not count, because imitations get into histories
 * that way.
 */
export function listKnown(context: SendContext, sender: Sender): readonly KnownAddress[] {
  const { kit, receivers } = context
  const { namespace, address } = sender
  const own = [{ address }, ...kit.controllers.account.get(namespace).allAccounts]
  return [
    ...own.map((account) => ({ address: account.address })),
    ...receivers.list(namespace),
    ...listPaid(context, sender),
  ]
}

function listPaid({ kit }: SendContext, sender: Sender): KnownAddress[] {
  const { namespace, address } = sender
  const networks = kit.controllers.network.get(namespace)?.caipNetworks ?? []
  return networks.flatMap((network) => {
    const { queryKey } = kit.queries.activity({ address, network })
    const history = kit.queryClient.getQueryData<{ pages: (HistoryAnswer | null)[] }>(queryKey)
    const transactions = history?.pages.flatMap((page) => page?.transactions ?? []) ?? []
    return transactions
      .filter(
        ({ metadata, transfers }) =>
          metadata.operationType === 'send' &&
          metadata.status === 'confirmed' &&
          isSameAddress(kit, namespace, metadata.sentFrom, address) &&
          transfers.some(({ direction }) => direction === 'out'),
      )
      .flatMap(({ metadata }) => (metadata.sentTo ? [{ address: metadata.sentTo }] : []))
  })
}
