import { isCleatError, useAppKit, useAppKitNetwork } from '@cleat/react'
import { useState } from 'react'
import { kit } from '../kit/kit.ts'
import { Panel } from './Panel.tsx'

export function NetworkPanel() {
  const { open } = useAppKit()
  const { caipNetwork, chainId, switchNetwork } = useAppKitNetwork()
  const [outcome, setOutcome] = useState('')
  const networks = kit.controllers.network.get('eip155')?.caipNetworks ?? []

  const choose = async (network: (typeof networks)[number]) => {
    setOutcome('')
    try {
      await switchNetwork(network)
    } catch (error) {
      setOutcome(isCleatError(error) ? error.code : String(error))
    }
  }

  return (
    <Panel title="Network">
      <dl>
        <dt>Network</dt>
        <dd data-testid="network">{caipNetwork?.name ?? '—'}</dd>
        <dt>Chain id</dt>
        <dd data-testid="chain-id">{chainId ?? '—'}</dd>
      </dl>
      <div className="actions">
        {networks.map((network) => (
          <button
            key={network.caipNetworkId}
            type="button"
            aria-pressed={network.id === chainId}
            onClick={() => choose(network)}
          >
            {network.name}
          </button>
        ))}
        <button type="button" onClick={() => open({ view: 'Networks' })}>
          In the modal
        </button>
      </div>
      <output data-testid="switch-outcome">{outcome}</output>
    </Panel>
  )
}
