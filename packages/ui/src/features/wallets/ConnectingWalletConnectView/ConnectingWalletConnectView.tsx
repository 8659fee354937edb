import { type ReactElement, useState } from 'react'
import { Tabs } from '../../../components/Tabs/Tabs.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useCanPair } from '../../../kit/wallets/useCanPair.ts'
import { useDevice } from '../../../kit/wallets/useDevice.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { listWays, type Way } from '../pairing/listWays.ts'
import { OpenPanel } from '../pairing/OpenPanel.tsx'
import { type PairingProposal, PairingStates } from '../pairing/PairingStates.tsx'
import { ScanPanel } from '../pairing/ScanPanel.tsx'
import type { PairingTexts } from '../pairing/texts/en.ts'
import { usePairingNamespace } from '../pairing/usePairingNamespace.ts'
import { CannotPair } from './CannotPair.tsx'

type ViewRoute = RouteOf<'ConnectingWalletConnect'>

/** Pairs the chosen wallet: on this device by a link, on another one by a code. */
export function ConnectingWalletConnectView({ route }: { route: ViewRoute }): ReactElement {
  const { wallet } = route
  const device = useDevice()
  const canPair = useCanPair(usePairingNamespace())
  const ways = canPair ? listWays({ wallet, device }) : []
  if (ways.length === 0) return <CannotPair wallet={wallet} />
  return (
    <PairingStates wallet={wallet}>
      {(offer) => <Ways wallet={wallet} ways={ways} offer={offer} isHandheld={device.isHandheld} />}
    </PairingStates>
  )
}

function Ways(props: {
  wallet: ViewRoute['wallet']
  ways: readonly Way[]
  offer: PairingProposal
  isHandheld: boolean
}): ReactElement {
  const { wallet, ways, offer, isHandheld } = props
  const text = useText<PairingTexts>()
  const [chosen, setChosen] = useState<Way>()
  const [first = 'code'] = ways
  const way = chosen && ways.includes(chosen) ? chosen : first
  const names = {
    here: text('pairing.here'),
    code: text(isHandheld ? 'pairing.elsewhere' : 'pairing.phone'),
    desktop: text('pairing.desktop'),
    web: text('pairing.web'),
  }
  const panel =
    way === 'code' ? (
      <ScanPanel wallet={wallet} offer={offer} />
    ) : (
      <OpenPanel
        key={way}
        wallet={wallet}
        way={way}
        offer={offer}
        onScan={() => setChosen('code')}
      />
    )
  if (ways.length === 1) return panel
  return (
    <Tabs
      label={text('pairing.open', { wallet: wallet.name })}
      tabs={ways.map((id) => ({ id, name: names[id] }))}
      selected={way}
      onSelect={setChosen}
    >
      {panel}
    </Tabs>
  )
}
