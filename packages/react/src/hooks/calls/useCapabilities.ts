import type { CaipNetwork, WalletCapabilities } from '@cleat/core'
import { useControllerState } from '@cleat/ui/kit'
import { useMemo } from 'react'
import type { AppKit } from '../../kit/appKit.ts'
import { useOptionalKit } from '../../kit/useCurrentKit.ts'
import { useHydrated } from '../../kit/useHydrated.ts'
import type { Answer } from './answer.ts'
import { useAnswer } from './useAnswer.ts'

export declare namespace useCapabilities {
  type Parameters = {
    /** The chain's number. @default every chain of the app */
    chainId?: number | undefined
    /** When to look it up. */
    query?: { /** @default true */ enabled?: boolean | undefined } | undefined
  }
  type Capabilities = {
    /** Whether the wallet carries out calls as a whole. */
    readonly atomic: {
      /** `ready`: once the visitor lets the wallet change the account. */
      readonly status: WalletCapabilities['atomic']
    }
    /** What the wallet says besides, as it wrote it. */
    readonly [name: string]: unknown
  }
  type Data = {
    /** By the chain's number. */
    readonly [chainId: number]: Capabilities
  }
  type OfOneChain = {
    /** The chain's number. */
    chainId: number
  }
  type ReturnType<parameters extends Parameters = Parameters> = Answer<
    parameters extends OfOneChain ? Capabilities : Data
  >
}

/**
 * What the connected wallet can do on the app's EVM chains. The shape is wagmi's; what is not known
 * is `unknown`. A paired wallet is never asked, because the question would open its app: what its
 * session says counts, and else what it answered to a batch.
 * @example
 * ```tsx
 * import { useCapabilities } from '@cleat/react'
 *
 * export function Steps() {
 *   const { data } = useCapabilities({ chainId: 1 })
 *   const status = data?.atomic.status
 *   return <p>{status === 'supported' || status === 'ready' ? 'One step' : 'Two steps'}</p>
 * }
 * ```
 * @see EIP-5792
 */
export function useCapabilities<const parameters extends useCapabilities.Parameters>(
  parameters?: parameters,
): useCapabilities.ReturnType<parameters> {
  const { chainId, query }: useCapabilities.Parameters = parameters ?? {}
  const { enabled = true } = query ?? {}
  const kit = useOptionalKit()
  const isHydrated = useHydrated()
  const address = useControllerState(kit?.controllers.account.state, (all) => all.eip155?.address)
  const connectorId = useControllerState(
    kit?.controllers.account.state,
    (all) => all.eip155?.connectorId,
  )
  const ask = useMemo(
    () =>
      kit && isHydrated && enabled && address && connectorId
        ? () => read(kit, { address, chainId })
        : undefined,
    [kit, isHydrated, enabled, address, connectorId, chainId],
  )
  const answer: Answer<useCapabilities.Capabilities | useCapabilities.Data | undefined> =
    useAnswer(ask)
  return answer as useCapabilities.ReturnType<parameters>
}

async function read(
  kit: AppKit,
  { address, chainId }: { address: string; chainId: number | undefined },
): Promise<useCapabilities.Capabilities | useCapabilities.Data | undefined> {
  const calls = await kit.feature('calls')
  const networks = kit.controllers.network.get('eip155')?.caipNetworks ?? []
  const readOne = async (network: CaipNetwork): Promise<useCapabilities.Capabilities> => {
    const view = { namespace: 'eip155', address }
    const { raw, atomic } = await calls.getCapabilities({ view, network })
    return { ...raw, atomic: { status: atomic } }
  }
  if (chainId !== undefined) {
    const network = networks.find(({ id }) => Number(id) === chainId)
    return network && readOne(network)
  }
  const found = networks.map(
    async (network) => [Number(network.id), await readOne(network)] as const,
  )
  return Object.fromEntries(await Promise.all(found))
}
