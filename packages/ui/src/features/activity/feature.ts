import { createViewLoader } from '../../components/LoadedView/createViewLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'
import { isSmartAccount } from './ActivityTab/isSmartAccount.ts'

/** The transactions of an account. */
export const activity: Feature = {
  id: 'activity',
  views: {},
  accountTabs: [
    {
      id: 'activity',
      position: 30,
      getName: (text) => text('activity.title'),
      view: createViewLoader(async () => (await import('./activityTab.ts')).activityTab),
      // Without a service there are only the transactions of this kit, once there are any.
      isOffered: ({ options: { services, features }, adapter, storage }) =>
        features?.history !== false &&
        Boolean(
          services?.data ||
            (features?.send !== false &&
              adapter?.features['transfers:load'] &&
              storage.get('sentPayments')?.length) ||
            (features?.swaps !== false && storage.get('sentSwaps')?.length),
        ),
      onSelect({ controllers: { account, events } }, { namespace, address }) {
        const { allAccounts } = account.get(namespace)
        const isSmart = isSmartAccount(allAccounts, address)
        events.track('CLICK_TRANSACTIONS', { isSmartAccount: isSmart })
      },
    },
  ],
}
