import {
  useAppKitAccount,
  useAppKitNetwork,
  useCallsStatus,
  useCapabilities,
  useSendCalls,
  useShowCallsStatus,
} from '@cleat/react'
import { useState } from 'react'
import { encodeFunctionData, erc20Abi } from 'viem'
import { exchange, tokens } from '../localnet/localnet.ts'
import { Panel } from './Panel.tsx'

const key = 'laboratory.calls'
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const dai = tokens.find(({ symbol }) => symbol === 'DAI')?.address as `0x${string}`
const calls = [
  {
    to: dai,
    data: encodeFunctionData({
      ...{ abi: erc20Abi, functionName: 'approve' },
      args: [exchange.router as `0x${string}`, 5_000_000_000_000_000_000n],
    }),
  },
  { to: receiver, value: 1_000_000_000_000_000n },
] as const

/** Two calls together: an allowance and a payment. */
export function CallsPanel() {
  const { isConnected } = useAppKitAccount()
  const { chainId } = useAppKitNetwork()
  const [id, setId] = useState(() => localStorage.getItem(key) ?? undefined)
  const capabilities = useCapabilities({ chainId: Number(chainId) })
  const sending = useSendCalls()
  const showing = useShowCallsStatus()
  const status = useCallsStatus({ id })
  const send = async (forceAtomic: boolean) => {
    const sent = await sending.sendCallsAsync({ calls, forceAtomic }).catch(() => undefined)
    if (!sent) return
    localStorage.setItem(key, sent.id)
    setId(sent.id)
  }
  const { error } = sending
  return (
    <Panel title="Calls together">
      <p>
        Atomic: <code data-testid="calls-atomic">{capabilities.data?.atomic.status}</code>
      </p>
      <div className="actions">
        <button type="button" disabled={!isConnected} onClick={() => send(false)}>
          Allow and pay
        </button>
        <button type="button" disabled={!isConnected} onClick={() => send(true)}>
          Allow and pay as a whole
        </button>
        <button
          type="button"
          disabled={!isConnected || id === undefined}
          onClick={() => id !== undefined && showing.showCallsStatus({ id })}
        >
          Show the calls
        </button>
      </div>
      <output data-testid="calls-outcome">
        {error && (
          <>
            <strong>{String((error as { code?: unknown }).code)}</strong> {error.message}
          </>
        )}
      </output>
      <p>
        Status: <code data-testid="calls-status">{status.data?.batch?.status}</code>{' '}
        <code data-testid="calls-code">{status.data?.statusCode}</code>
      </p>
    </Panel>
  )
}
