import type { PeerSession } from '@cleat/testing/wallet-connect'
import { AccountBar } from '../parts/AccountBar.tsx'
import { BalanceText } from '../parts/BalanceText.tsx'
import { LinkForm } from '../parts/LinkForm.tsx'
import { RelayNotice } from '../parts/RelayNotice.tsx'
import { Screen } from '../parts/Screen.tsx'
import { SessionList } from '../parts/SessionList.tsx'
import type { Pairing } from '../peer/usePairing.ts'
import type { WalletSnapshot } from '../peer/useWallet.ts'
import { walletNetworks } from '../peer/walletNetworks.ts'

export type HomeViewProps = {
  view: WalletSnapshot
  /** The displayed network, in CAIP-2. @default the active EIP-155 network */
  shown: string | undefined
  pairing: Pairing
  /** The latest event. */
  news: string
  onAccount: (address: string) => void
  onNetwork: (id: string) => void
  onDisconnect: (session: PeerSession) => void
}

/** The view without open questions. */
export function HomeView(props: HomeViewProps) {
  const { view, shown, pairing, news, onAccount, onNetwork, onDisconnect } = props
  const networks = walletNetworks(view)
  const network = networks.find(({ id }) => id === (shown ?? `eip155:${view.chainId}`))
  return (
    <Screen title="Wallet" news={news}>
      <RelayNotice status={view.relay} />
      {network && <AccountBar {...{ networks, network, onAccount, onNetwork }} />}
      {network && <BalanceText network={network} />}
      <LinkForm pairing={pairing} />
      <SessionList {...{ networks, onDisconnect }} sessions={view.sessions} />
    </Screen>
  )
}
