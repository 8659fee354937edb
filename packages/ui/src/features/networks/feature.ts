import { getNamespaceName } from '../../format/getNamespaceName.ts'
import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

type Name =
  | 'Networks'
  | 'SwitchNetwork'
  | 'SwitchActiveChain'
  | 'UnsupportedChain'
  | 'WhatIsANetwork'

const load = createGroupLoader(() => import('./networkViews.ts'))

/** Choosing and switching the network. */
export const networks: Feature<Name> = {
  id: 'networks',
  views: {
    Networks: {
      view: load('Networks'),
      title: (text, _, { isConnected }) =>
        text(isConnected ? 'switchNetwork.title' : 'networks.title'),
    },
    SwitchNetwork: { view: load('SwitchNetwork'), title: 'switchNetwork.title' },
    SwitchActiveChain: {
      view: load('SwitchActiveChain'),
      title: (text, { caipNetworkId }) =>
        text('switchActiveChain.title', { chain: getNamespaceName(caipNetworkId) }),
    },
    UnsupportedChain: {
      view: load('UnsupportedChain'),
      title: 'unsupported.title',
    },
    WhatIsANetwork: {
      view: load('WhatIsANetwork'),
      title: 'whatIsANetwork.title',
    },
  },
}
