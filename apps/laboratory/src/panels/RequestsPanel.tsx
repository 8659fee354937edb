import { useAppKitAccount, useAppKitNetwork, useAppKitProvider } from '@cleat/react'
import { useEffect, useState } from 'react'
import type { EIP1193Provider } from 'viem'
import type { ChainFamily } from '../chains/chainSetUp.ts'
import { customRpcUrls } from '../chains/evm.ts'
import { loadRequests } from '../requests/loadRequests.ts'
import type { RequestGroup, RequestKind } from '../requests/requestKind.ts'
import { findRoads } from '../requests/requestRoads.ts'
import { Panel } from './Panel.tsx'

/** A button for each kind of request, by any road that apps have. */
export function RequestsPanel({ family }: { family: ChainFamily }) {
  const { namespace } = family.adapter
  const { address } = useAppKitAccount({ namespace })
  const { caipNetwork } = useAppKitNetwork()
  const { walletProvider } = useAppKitProvider<EIP1193Provider>(namespace)
  const [road, setRoad] = useState('provider')
  const [outcomes, setOutcomes] = useState<readonly string[]>([])
  const groups = useRequests(() => loadRequests(namespace))
  const roads = findRoads(namespace)
  const isReady = walletProvider !== undefined && address !== undefined

  const ask = async ({ title, method, getParams }: RequestKind) => {
    const run = roads[road]
    if (!isReady || !run || !caipNetwork) return
    const [rpcUrl = ''] = caipNetwork.rpcUrls.default.http
    const reference = `${caipNetwork.id}`
    const url = customRpcUrls[`${namespace}:${reference}`]?.[0]?.url ?? rpcUrl
    const asking = async () => {
      const params = await getParams({ account: address, reference, rpcUrl: url })
      return run(walletProvider, { method, params })
    }
    const outcome = await asking().then(
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
          {Object.keys(roads).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {groups.map((group) => (
        <div key={group.title}>
          <h3>{group.title}</h3>
          <Buttons kinds={group.kinds} isReady={isReady} onAsk={ask} />
        </div>
      ))}
      {namespace === 'eip155' && (
        <>
          <h3>Several</h3>
          <div className="actions">
            <button
              type="button"
              disabled={!isReady}
              onClick={() => {
                for (const kind of groups[1]?.kinds.slice(0, 3) ?? []) void ask(kind)
              }}
            >
              Three at once
            </button>
          </div>
          <Corpus isReady={isReady} onAsk={ask} />
        </>
      )}
      <ol data-testid="request-outcomes">
        {outcomes.map((outcome, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: outcomes are only added
          <li key={at}>{outcome}</li>
        ))}
      </ol>
    </Panel>
  )
}

type Asking = { isReady: boolean; onAsk: (kind: RequestKind) => void }

function Buttons({ kinds, isReady, onAsk }: Asking & { kinds: readonly RequestKind[] }) {
  return (
    <div className="actions">
      {kinds.map((kind) => (
        <button key={kind.title} type="button" disabled={!isReady} onClick={() => onAsk(kind)}>
          {kind.title}
        </button>
      ))}
    </div>
  )
}

/** The several hundred requests of the corpus, each group behind its title. */
function Corpus(asking: Asking) {
  const groups = useRequests(async () =>
    (await import('../requests/corpusRequests.ts')).corpusRequests(),
  )
  return groups.map(({ title, kinds }) => (
    <details key={title}>
      <summary>
        {title} ({kinds.length})
      </summary>
      <Buttons kinds={kinds} {...asking} />
    </details>
  ))
}

function useRequests(load: () => Promise<readonly RequestGroup[]>): readonly RequestGroup[] {
  const [groups, setGroups] = useState<readonly RequestGroup[]>([])
  const [loadOnce] = useState(() => load)
  useEffect(() => {
    loadOnce().then(setGroups, (error: unknown) => reportError(error))
  }, [loadOnce])
  return groups
}

/** The numeric code of EIP-1193, wherever a library keeps it, else what there is. */
function readCode(error: unknown): unknown {
  const { code, cause, info, message } = error as {
    code?: unknown
    message?: unknown
    cause?: unknown
    info?: { error?: unknown }
  }
  if (typeof code === 'number') return code
  const inner = info?.error ?? cause
  return inner ? readCode(inner) : (code ?? message ?? 'failed')
}
