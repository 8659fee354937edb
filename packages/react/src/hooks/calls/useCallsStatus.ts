import type { Batch } from '@cleat/core'
import { useControllerState } from '@cleat/ui/kit'
import { useMemo } from 'react'
import type { AppKit } from '../../kit/appKit.ts'
import { useOptionalKit } from '../../kit/useCurrentKit.ts'
import { useHydrated } from '../../kit/useHydrated.ts'
import type { Answer } from './answer.ts'
import { requestWallet } from './requestWallet.ts'
import { useAnswer } from './useAnswer.ts'

export declare namespace useCallsStatus {
  type Parameters = {
    /** The batch, from `useSendCalls`. Nothing is looked up without one. */
    id: string | undefined
    /** When to look it up. */
    query?: { /** @default true */ enabled?: boolean | undefined } | undefined
  }
  type Data = {
    /** The batch. */
    readonly id: string
    /** The version of the answer: `'2.0.0'`. */
    readonly version: string
    /** The chain's number. */
    readonly chainId: number
    /** Whether the calls were carried out as a whole. */
    readonly atomic: boolean
    /** As in EIP-5792: 100 waits, 200 done, 400 not sent, 500 failed, 600 done in part. */
    readonly statusCode: number
    /** The same in a word. */
    readonly status: 'pending' | 'success' | 'failure'
    /** Receipts of the app's own RPCs. */
    readonly receipts: readonly unknown[]
    /** Each call with what became of it. `undefined` for a batch that was sent elsewhere. */
    readonly batch: Batch | undefined
  }
  type ReturnType = Answer<Data>
}

/**
 * What became of a batch. It follows the chain as long as the page is open. The shape is wagmi's.
 * Only what the chain proves is `success`: a batch about which wallet and chain cannot tell stays
 * `pending`, and `batch.status` is `unknown`.
 * @example
 * ```tsx
 * import { useCallsStatus } from '@cleat/react'
 *
 * export function Status({ id }: { id: string }) {
 *   const { data } = useCallsStatus({ id })
 *   const done = data?.batch?.steps.filter(({ status }) => status === 'confirmed').length
 *   return <p>{data?.status} {done}</p>
 * }
 * ```
 * @see EIP-5792
 */
export function useCallsStatus(parameters: useCallsStatus.Parameters): useCallsStatus.ReturnType {
  const { id, query } = parameters
  const { enabled = true } = query ?? {}
  const kit = useOptionalKit()
  const isHydrated = useHydrated()
  const address = useControllerState(kit?.controllers.account.state, (all) => all.eip155?.address)
  const feature = useAnswer(
    useMemo(
      () =>
        kit && isHydrated && enabled && id !== undefined ? () => kit.feature('calls') : undefined,
      [kit, isHydrated, enabled, id],
    ),
  )
  const batch = useControllerState(feature.data?.state, ({ batches }) =>
    batches.find((one) => one.id === id),
  )
  const calls = feature.data
  const ask = useMemo(
    () =>
      kit && calls && address && id !== undefined ? () => read(kit, { id, batch }) : undefined,
    [kit, calls, address, id, batch],
  )
  return useAnswer(ask)
}

async function read(
  kit: AppKit,
  { id, batch }: { id: string; batch: Batch | undefined },
): Promise<useCallsStatus.Data> {
  const caller = 'useCallsStatus'
  const answer = await requestWallet(kit, { method: 'wallet_getCallsStatus', params: [id], caller })
  const { version, chainId, status, atomic, receipts } = Object(answer) as {
    [key in 'version' | 'chainId' | 'status' | 'atomic' | 'receipts']?: unknown
  }
  if (typeof status !== 'number') throw new TypeError('The wallet answered in another form.')
  const statusCode = Number(status)
  return {
    ...{ id, version: String(version ?? '2.0.0'), chainId: Number(chainId), statusCode },
    atomic: atomic === true,
    status: toStatus(statusCode),
    receipts: Array.isArray(receipts) ? receipts : [],
    batch,
  }
}

function toStatus(code: number): useCallsStatus.Data['status'] {
  if (code >= 200 && code < 300) return 'success'
  return code >= 400 && code < 700 ? 'failure' : 'pending'
}
