import type { RouteName } from '@cleat/core'
import { AccountView } from '../views/AccountView/AccountView.tsx'
import { ConnectingExternalView } from '../views/ConnectingExternalView/ConnectingExternalView.tsx'
import { ConnectView } from '../views/ConnectView/ConnectView.tsx'
import { NetworksView } from '../views/NetworksView/NetworksView.tsx'
import { UnsupportedChainView } from '../views/UnsupportedChainView/UnsupportedChainView.tsx'
import type { ViewEntry } from './viewEntry.ts'

/** The view of every route. Does not compile while one is missing. */
export const viewRegistry: { readonly [name in RouteName]: ViewEntry<name> } = {
  Connect: { View: ConnectView, getTitle: (text) => text('connect.title') },
  ConnectingExternal: { View: ConnectingExternalView, getTitle: (_, { wallet }) => wallet },
  Account: { View: AccountView, getTitle: (text) => text('account.title') },
  Networks: { View: NetworksView, getTitle: (text) => text('networks.title') },
  UnsupportedChain: { View: UnsupportedChainView, getTitle: (text) => text('unsupported.title') },
}
