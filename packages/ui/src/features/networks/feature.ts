import { getNamespaceName } from '../../format/getNamespaceName.ts'
import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

type Name =
  | 'Networks'
  | 'SwitchNetwork'
  | 'SwitchActiveChain'
  | 'UnsupportedChain'
  | 'WhatIsANetwork'

const load = createGroupLoader(async () => (await import('./networkViews.ts')).networkViews)

/** Choosing and switching the network. */
export const networks: Feature<Name> = {
  id: 'networks',
  views: {
    Networks: {
      view: load('Networks'),
      getTitle: (text, _, { isConnected }) =>
        text(isConnected ? 'switchNetwork.title' : 'networks.title'),
    },
    SwitchNetwork: { view: load('SwitchNetwork'), getTitle: (text) => text('switchNetwork.title') },
    SwitchActiveChain: {
      view: load('SwitchActiveChain'),
      getTitle: (text, { caipNetworkId }) =>
        text('switchActiveChain.title', { chain: getNamespaceName(caipNetworkId) }),
    },
    UnsupportedChain: {
      view: load('UnsupportedChain'),
      getTitle: (text) => text('unsupported.title'),
    },
    WhatIsANetwork: {
      view: load('WhatIsANetwork'),
      getTitle: (text) => text('whatIsANetwork.title'),
    },
  },
}
