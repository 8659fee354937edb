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
      <pre data-testid={name}>{print(value)}</pre>
    </Panel>
  )
}

/** As JSON, with `undefined`, which JSON leaves out. */
function print(value: unknown): string {
  const missing = '\u0000undefined'
  const text = JSON.stringify(value, (_, part) => (part === undefined ? missing : part), 2)
  return text.replaceAll(JSON.stringify(missing), 'undefined')
}
