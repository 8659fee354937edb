import type { PeerSession } from '@cleat/testing/wallet-connect'
import type { Address } from 'viem'
import { AccountBar } from '../parts/AccountBar.tsx'
import { BalanceText } from '../parts/BalanceText.tsx'
import { LinkForm } from '../parts/LinkForm.tsx'
import { RelayNotice } from '../parts/RelayNotice.tsx'
import { Screen } from '../parts/Screen.tsx'
import { SessionList } from '../parts/SessionList.tsx'
import type { Pairing } from '../peer/usePairing.ts'
import type { WalletSnapshot } from '../peer/useWallet.ts'

export type HomeViewProps = {
  view: WalletSnapshot
  pairing: Pairing
  /** What has just happened. */
  news: string
  onAccount: (address: Address) => void
  onNetwork: (id: number) => void
  onDisconnect: (session: PeerSession) => void
}

/** What is there when nobody asks anything. */
export function HomeView(props: HomeViewProps) {
  const { view, pairing, news, onAccount, onNetwork, onDisconnect } = props
  const chain = view.chains.find(({ id }) => id === view.chainId)
  return (
    <Screen title="Wallet" news={news}>
      <RelayNotice status={view.relay} />
      <AccountBar {...{ view, onAccount, onNetwork }} />
      {chain && <BalanceText chain={chain} address={view.account} />}
      <LinkForm pairing={pairing} />
      <SessionList sessions={view.sessions} onDisconnect={onDisconnect} />
    </Screen>
  )
}
