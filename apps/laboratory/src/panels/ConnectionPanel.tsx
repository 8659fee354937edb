import { isCleatError, useAppKit, useAppKitAccount, useDisconnect } from '@cleat/react'
import { useState } from 'react'
import { Panel } from './Panel.tsx'

export function ConnectionPanel() {
  const { open } = useAppKit()
  const { disconnect } = useDisconnect()
  const { address, isConnected, status } = useAppKitAccount()
  const [outcome, setOutcome] = useState('')

  const connect = async () => {
    setOutcome('')
    try {
      const account = await open({ view: 'Connect' })
      setOutcome(`open() resolved with ${account?.address}`)
    } catch (error) {
      setOutcome(`open() rejected with ${isCleatError(error) ? error.code : String(error)}`)
    }
  }

  return (
    <Panel title="Connection">
      <dl>
        <dt>Status</dt>
        <dd data-testid="status">{status}</dd>
        <dt>Address</dt>
        <dd data-testid="address">{address ?? '—'}</dd>
      </dl>
      <div className="actions">
        {isConnected ? (
          <button type="button" onClick={() => disconnect()}>
            Disconnect
          </button>
        ) : (
          <button type="button" onClick={connect}>
            open() and wait
          </button>
        )}
      </div>
      <output data-testid="open-outcome">{outcome}</output>
    </Panel>
  )
}
