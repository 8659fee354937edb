import { currentConfiguration } from '../configurations/configurations.ts'
import { ConnectionPanel } from '../panels/ConnectionPanel.tsx'
import { NetworkPanel } from '../panels/NetworkPanel.tsx'
import { SendPanel } from '../panels/SendPanel.tsx'
import { SignPanel } from '../panels/SignPanel.tsx'

export function PlaygroundPage() {
  return (
    <>
      <h1>Playground</h1>
      <p className="lead">
        Connect a wallet, then sign, send and switch. The chains are real and run on this machine.
      </p>
      {currentConfiguration().options?.enableEmbedded && <appkit-modal />}
      <div className="panels">
        <ConnectionPanel />
        <NetworkPanel />
        <SignPanel />
        <SendPanel />
      </div>
    </>
  )
}
