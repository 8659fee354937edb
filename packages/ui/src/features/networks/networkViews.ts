import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { NetworksView } from './NetworksView/NetworksView.tsx'
import { SwitchActiveChainView } from './SwitchActiveChainView/SwitchActiveChainView.tsx'
import { SwitchNetworkView } from './SwitchNetworkView/SwitchNetworkView.tsx'
import { networksTexts } from './texts/networksTexts.ts'
import { UnsupportedChainView } from './UnsupportedChainView/UnsupportedChainView.tsx'
import { WhatIsANetworkView } from './WhatIsANetworkView/WhatIsANetworkView.tsx'

/** The network views. One chunk, because visitors often open several. */
export const networkViews: ViewGroup<
  'Networks' | 'SwitchNetwork' | 'SwitchActiveChain' | 'UnsupportedChain' | 'WhatIsANetwork'
> = {
  texts: networksTexts,
  views: {
    Networks: NetworksView,
    SwitchNetwork: SwitchNetworkView,
    SwitchActiveChain: SwitchActiveChainView,
    UnsupportedChain: UnsupportedChainView,
    WhatIsANetwork: WhatIsANetworkView,
  },
}
