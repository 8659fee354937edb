import { getNamespaceName } from '../../format/getNamespaceName.ts'
import type { Feature } from '../../shell/feature/feature.ts'
import { viewGroup } from '../../shell/feature/viewGroup.ts'

type Name =
  | 'Networks'
  | 'SwitchNetwork'
  | 'SwitchActiveChain'
  | 'UnsupportedChain'
  | 'WhatIsANetwork'

/** Choosing and switching the network. */
export const networks: Feature<Name> = {
  id: 'networks',
  views: viewGroup(() => import('./networkViews.ts'), {
    Networks: (text, _, { isConnected }) =>
      text(isConnected ? 'switchNetwork.title' : 'networks.title'),
    SwitchNetwork: 'switchNetwork.title',
    SwitchActiveChain: (text, { caipNetworkId }) =>
      text('switchActiveChain.title', { chain: getNamespaceName(caipNetworkId) }),
    UnsupportedChain: 'unsupported.title',
    WhatIsANetwork: 'whatIsANetwork.title',
  }),
}
