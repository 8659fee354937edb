import { sendTransfer } from '@cleat/core'
import {
  isCleatError,
  useAppKit,
  useAppKitAccount,
  useAppKitNetwork,
  useDisconnect,
} from '@cleat/react'
import { useState } from 'react'
import type { ChainFamily } from '../chains/chainSetUp.ts'
import { kit } from '../kit/kit.ts'
import { Panel } from './Panel.tsx'

const message = 'Hello from Cleat ⚓'

/** The actions of one chain family. */
export function FamilyPanel({ family }: { family: ChainFamily }) {
  const { namespace } = family.adapter
  const { open } = useAppKit()
  const { disconnect } = useDisconnect()
  const { address, isConnected, status } = useAppKitAccount({ namespace })
  return (
    <Panel title={family.title}>
      <dl>
        <dt>Status</dt>
        <dd data-testid="status">{status}</dd>
        <dt>Address</dt>
        <dd data-testid="address">{address ?? '—'}</dd>
      </dl>
      <div className="actions">
        {isConnected ? (
          <button type="button" onClick={() => disconnect({ namespace })}>
            Disconnect
          </button>
        ) : (
          // Closing the modal cancels the connection.
          <button
            type="button"
            onClick={() => open({ view: 'Connect', namespace }).catch(() => undefined)}
          >
            Connect
          </button>
        )}
      </div>
      <FamilyNetworks family={family} />
      {isConnected && <FamilyRequests family={family} />}
    </Panel>
  )
}

function FamilyNetworks({ family: { adapter, networks } }: { family: ChainFamily }) {
  const { namespace } = adapter
  const { switchNetwork } = useAppKitNetwork()
  const { caipAddress } = useAppKitAccount({ namespace })
  const { outcome, run } = useOutcome()
  const inUse = (id: number | string) => caipAddress?.startsWith(`${namespace}:${id}:`) ?? false
  return (
    <>
      <div className="actions">
        {networks.map((network) => (
          <button
            key={network.id}
            type="button"
            aria-pressed={inUse(network.id)}
            onClick={() =>
              run(async () => {
                await switchNetwork(network)
                return ''
              })
            }
          >
            {network.name}
          </button>
        ))}
      </div>
      <output data-testid="switch-outcome">{outcome}</output>
    </>
  )
}

function FamilyRequests({ family }: { family: ChainFamily }) {
  const { namespace } = family.adapter
  const signing = useOutcome()
  const sending = useOutcome()
  return (
    <>
      <div className="actions">
        <button
          type="button"
          onClick={() =>
            signing.run(async () => {
              return (await kit.actions.signMessage({ message, namespace })).signature
            })
          }
        >
          Sign message
        </button>
        <button
          type="button"
          onClick={() =>
            sending.run(
              async () => (await sendTransfer(kit, { ...family.transfer, namespace })).hash,
            )
          }
        >
          Send
        </button>
      </div>
      <output data-testid="sign-outcome">
        <code>{signing.outcome}</code>
      </output>
      <output data-testid="send-outcome">
        <code>{sending.outcome}</code>
      </output>
    </>
  )
}

function useOutcome() {
  const [outcome, setOutcome] = useState('')
  const run = async (act: () => Promise<string>) => {
    // A double click must not prompt twice.
    if (outcome === '…') return
    setOutcome('…')
    try {
      setOutcome(await act())
    } catch (error) {
      setOutcome(isCleatError(error) ? `${error.code}: ${error.shortMessage}` : String(error))
    }
  }
  return { outcome, run }
}
