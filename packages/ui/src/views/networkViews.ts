import { NetworksView } from './NetworksView/NetworksView.tsx'
import { SwitchActiveChainView } from './SwitchActiveChainView/SwitchActiveChainView.tsx'
import { SwitchNetworkView } from './SwitchNetworkView/SwitchNetworkView.tsx'
import { UnsupportedChainView } from './UnsupportedChainView/UnsupportedChainView.tsx'
import { WhatIsANetworkView } from './WhatIsANetworkView/WhatIsANetworkView.tsx'

/** The views of networks, which come in one chunk: whoever sees one is likely to see the next. */
export const networkViews: {
  readonly Networks: typeof NetworksView
  readonly SwitchNetwork: typeof SwitchNetworkView
  readonly SwitchActiveChain: typeof SwitchActiveChainView
  readonly UnsupportedChain: typeof UnsupportedChainView
  readonly WhatIsANetwork: typeof WhatIsANetworkView
} = {
  Networks: NetworksView,
  SwitchNetwork: SwitchNetworkView,
  SwitchActiveChain: SwitchActiveChainView,
  UnsupportedChain: UnsupportedChainView,
  WhatIsANetwork: WhatIsANetworkView,
}
