import { useAppKitAccount, useAppKitNetwork, useAppKitProvider, useAppKitState } from '@cleat/react'
import { useConnection } from 'wagmi'
import { chains } from '../kit/kit.ts'
import { Panel } from '../panels/Panel.tsx'

export function HooksPage() {
  const account = useAppKitAccount()
  const network = useAppKitNetwork()
  const state = useAppKitState()
  const { walletProvider, walletProviderType } = useAppKitProvider('eip155')

  return (
    <>
      <h1>Hooks</h1>
      <p className="lead">What each hook returns at this moment.</p>
      <div className="panels">
        <Value name="useAppKitAccount" value={account} />
        <Value name="useAppKitNetwork" value={network} />
        <Value name="useAppKitState" value={state} />
        <Value
          name="useAppKitProvider"
          value={{
            walletProvider: walletProvider ? '{ request, on, … }' : undefined,
            walletProviderType,
          }}
        />
        {chains.wagmiAdapter && <WagmiValue />}
      </div>
    </>
  )
}

function WagmiValue() {
  const { status, address, chainId, connector } = useConnection()
  return (
    <Value
      name="wagmi: useConnection"
      value={{ status, address, chainId, connector: connector?.id }}
    />
  )
}

function Value({ name, value }: { name: string; value: unknown }) {
  return (
    <Panel title={name}>
      <pre data-testid={name}>{JSON.stringify(value, withUndefined, 2)}</pre>
    </Panel>
  )
}

function withUndefined(_: string, value: unknown): unknown {
  return value === undefined ? 'undefined' : value
}
