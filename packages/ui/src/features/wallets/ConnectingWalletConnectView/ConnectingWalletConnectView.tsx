import { type ReactElement, useState } from 'react'
import { Tabs } from '../../../components/Tabs/Tabs.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useCanPair } from '../../../kit/wallets/useCanPair.ts'
import { useDevice } from '../../../kit/wallets/useDevice.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { listPairingMethods, type PairingMethod } from '../pairing/listPairingMethods.ts'
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
  const methods = canPair ? listPairingMethods({ wallet, device }) : []
  if (methods.length === 0) return <CannotPair wallet={wallet} />
  return (
    <PairingStates wallet={wallet}>
      {(proposal) => (
        <PairingTabs
          wallet={wallet}
          methods={methods}
          proposal={proposal}
          isHandheld={device.isHandheld}
        />
      )}
    </PairingStates>
  )
}

function PairingTabs(props: {
  wallet: ViewRoute['wallet']
  methods: readonly PairingMethod[]
  proposal: PairingProposal
  isHandheld: boolean
}): ReactElement {
  const { wallet, methods, proposal, isHandheld } = props
  const text = useText<PairingTexts>()
  const [chosen, setChosen] = useState<PairingMethod>()
  const [first = 'code'] = methods
  const method = chosen && methods.includes(chosen) ? chosen : first
  const names = {
    here: text('pairing.here'),
    code: text(isHandheld ? 'pairing.elsewhere' : 'pairing.phone'),
    desktop: text('pairing.desktop'),
    web: text('pairing.web'),
  }
  const panel =
    method === 'code' ? (
      <ScanPanel wallet={wallet} proposal={proposal} />
    ) : (
      <OpenPanel key={method} wallet={wallet} method={method} proposal={proposal} />
    )
  if (methods.length === 1) return panel
  return (
    <Tabs
      label={text('pairing.open', { wallet: wallet.name })}
      tabs={methods.map((id) => ({ id, name: names[id] }))}
      selected={method}
      onSelect={setChosen}
    >
      {panel}
    </Tabs>
  )
}
