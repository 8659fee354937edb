import { lazy, Suspense } from 'react'
import { currentConfiguration } from '../configurations/configurations.ts'
import { loadRequestOptions } from '../configurations/loadRequestOptions.ts'
import { chains, kit } from '../kit/kit.ts'
import { CallsPanel } from '../panels/CallsPanel.tsx'
import { ConnectionPanel } from '../panels/ConnectionPanel.tsx'
import { FamilyPanel } from '../panels/FamilyPanel.tsx'
import { NamesPanel } from '../panels/NamesPanel.tsx'
import { NetworkPanel } from '../panels/NetworkPanel.tsx'
import { PayPanel } from '../panels/PayPanel.tsx'
import { PermissionsPanel } from '../panels/PermissionsPanel.tsx'
import { RequestsPanel } from '../panels/RequestsPanel.tsx'
import { SendPanel } from '../panels/SendPanel.tsx'
import { SessionPanel } from '../panels/SessionPanel.tsx'
import { SignPanel } from '../panels/SignPanel.tsx'

/** An app may embed the screens on another page. */
const isEmbeddedHere = new URLSearchParams(location.search).get('embedded') !== 'elsewhere'

/** Its chains start with it. */
const SmartAccountPanel = lazy(async () => ({
  default: (await import('../panels/SmartAccountPanel.tsx')).SmartAccountPanel,
}))

export function PlaygroundPage() {
  const { id, loadOptions, setUp } = currentConfiguration()
  const { enableEmbedded, names, services, siweConfig, siwx } = kit.options
  const isAboutRequests = loadOptions === loadRequestOptions
  const hasZone = names && names.zone !== undefined
  return (
    <>
      <h1>Playground</h1>
      <p className="lead">
        Connect a wallet, then sign, send and switch. The chains are real and run on this machine.
      </p>
      {enableEmbedded && isEmbeddedHere && <appkit-modal />}
      <div className="panels">
        {isAboutRequests &&
          chains.families.map((family) => <RequestsPanel key={family.title} family={family} />)}
        {(siwx ?? siweConfig ?? services?.auth) && <SessionPanel />}
        {hasZone && <NamesPanel />}
        {id === 'calls' && <CallsPanel />}
        {id === 'sessions' && <PermissionsPanel />}
        {(id.startsWith('smart-account') || id === 'embedded-smart') && (
          <Suspense>
            <SmartAccountPanel />
          </Suspense>
        )}
        {setUp ? (
          chains.families.map((family) => <FamilyPanel key={family.title} family={family} />)
        ) : (
          <>
            <ConnectionPanel />
            <NetworkPanel />
            <SignPanel />
            <SendPanel />
            <PayPanel />
          </>
        )}
      </div>
    </>
  )
}
