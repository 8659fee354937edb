import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { NetworksView } from './NetworksView/NetworksView.tsx'
import { SwitchActiveChainView } from './SwitchActiveChainView/SwitchActiveChainView.tsx'
import { SwitchNetworkView } from './SwitchNetworkView/SwitchNetworkView.tsx'
import { networksTexts } from './texts/networksTexts.ts'
import { UnsupportedChainView } from './UnsupportedChainView/UnsupportedChainView.tsx'
import { WhatIsANetworkView } from './WhatIsANetworkView/WhatIsANetworkView.tsx'

/** The views of networks, which come in one chunk: whoever sees one is likely to see the next. */
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
