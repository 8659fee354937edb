import { useAppKitAccount, useAppKitNetwork, useAppKitProvider } from '@cleat/react'
import { useState } from 'react'
import type { EIP1193Provider, Hex } from 'viem'
import { type RequestKind, requestKinds } from '../requests/requestKinds.ts'
import { requestRoads } from '../requests/requestRoads.ts'
import { Panel } from './Panel.tsx'

/** A button for each kind of request, by any road that apps have. */
export function RequestsPanel() {
  const { address } = useAppKitAccount()
  const { chainId } = useAppKitNetwork()
  const { walletProvider } = useAppKitProvider<EIP1193Provider>('eip155')
  const [road, setRoad] = useState('provider')
  const [outcomes, setOutcomes] = useState<readonly string[]>([])
  const isReady = walletProvider !== undefined && address !== undefined

  const ask = async ({ title, method, getParams }: RequestKind) => {
    const run = requestRoads[road]
    if (!isReady || !run) return
    const params = getParams({ account: address as Hex, chainId: Number(chainId) })
    const outcome = await run(walletProvider, { method, params }).then(
      () => 'done',
      (error: unknown) => `${readCode(error)}`,
    )
    setOutcomes((before) => [...before, `${title}: ${outcome}`])
  }
  return (
    <Panel title="Requests">
      <label>
        Road
        <select value={road} onChange={(event) => setRoad(event.target.value)}>
          {Object.keys(requestRoads).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <div className="actions">
        {requestKinds.map((kind) => (
          <button key={kind.title} type="button" disabled={!isReady} onClick={() => ask(kind)}>
            {kind.title}
          </button>
        ))}
        <button
          type="button"
          disabled={!isReady}
          onClick={() => {
            for (const kind of requestKinds.slice(2, 5)) void ask(kind)
          }}
        >
          Three at once
        </button>
      </div>
      <ol data-testid="request-outcomes">
        {outcomes.map((outcome, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: outcomes are only added
          <li key={at}>{outcome}</li>
        ))}
      </ol>
    </Panel>
  )
}

/** The numeric code of EIP-1193, wherever a library keeps it. */
function readCode(error: unknown): unknown {
  const { code, cause, info } = error as {
    code?: unknown
    cause?: unknown
    info?: { error?: unknown }
  }
  if (typeof code === 'number') return code
  const inner = info?.error ?? cause
  return inner ? readCode(inner) : (code ?? 'failed')
}
