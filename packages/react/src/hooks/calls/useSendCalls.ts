import { CleatError } from '@cleat/core'
import { useCallback, useMemo } from 'react'
import type { AppKit } from '../../kit/appKit.ts'
import { useOptionalKit } from '../../kit/useCurrentKit.ts'
import type { Mutation } from './mutation.ts'
import { requestWallet } from './requestWallet.ts'
import { useMutation } from './useMutation.ts'

export declare namespace useSendCalls {
  type Call = {
    /** The address to call. Absent to create a contract. */
    to?: `0x${string}` | undefined
    /** Wei. @default 0n */
    value?: bigint | undefined
    /** The call's data in hex, such as viem's `encodeFunctionData` writes. @default '0x' */
    data?: `0x${string}` | undefined
  }
  type Variables = {
    /** The calls, in order. At most 200. */
    calls: readonly Call[]
    /** The account that pays. @default the one in use, and no other is possible */
    account?: `0x${string}` | undefined
    /** The chain's number. @default the one in use, and no other is possible */
    chainId?: number | undefined
    /**
     * Whether all calls happen or none. Without a wallet that can do so, nothing is sent.
     * @default false
     */
    forceAtomic?: boolean | undefined
    /** What the app asks of the wallet besides, by name; see EIP-5792. */
    capabilities?: { readonly [name: string]: unknown } | undefined
    /** Names the batch. @default 32 random bytes */
    id?: string | undefined
  }
  type Data = {
    /** The batch, for `useCallsStatus`. */
    id: string
  }
  type ReturnType = Mutation<Data, Variables> & {
    /** Asks the wallet. The result is in the state. */
    sendCalls(variables: Variables): void
    /**
     * Asks the wallet, and resolves once it accepted the calls, or the first of them where it is
     * asked for one after the other. Rejects with the wallet's code: 4001 declined, 5720 the id is
     * taken, 5740 too many, 5750 the visitor keeps the account as it is, 5760 not possible as a
     * whole.
     */
    sendCallsAsync(variables: Variables): Promise<Data>
  }
}

/**
 * Sends several calls with one confirmation where the wallet can, else one after the other, each
 * once the one before is confirmed. The shape is wagmi's.
 * @example
 * ```tsx
 * import { useSendCalls } from '@cleat/react'
 *
 * export function Pay() {
 *   const { sendCalls, data, isPending } = useSendCalls()
 *   const calls = [
 *     { to: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', value: 1n },
 *     { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 2n },
 *   ] as const
 *   return (
 *     <button disabled={isPending} onClick={() => sendCalls({ calls })}>
 *       {data ? `Sent as ${data.id}` : 'Pay both'}
 *     </button>
 *   )
 * }
 * ```
 * @see EIP-5792
 */
export function useSendCalls(): useSendCalls.ReturnType {
  const kit = useOptionalKit()
  const run = useCallback((variables: useSendCalls.Variables) => send(kit, variables), [kit])
  const mutation = useMutation(run)
  return useMemo(() => {
    const { mutateAsync, ...state } = mutation
    return {
      ...state,
      sendCalls: (variables) => void mutateAsync(variables).catch(() => undefined),
      sendCallsAsync: mutateAsync,
    }
  }, [mutation])
}

async function send(
  kit: AppKit | undefined,
  variables: useSendCalls.Variables,
): Promise<useSendCalls.Data> {
  const caller = 'useSendCalls'
  if (!kit) throw new CleatError('CONFIG_NO_KIT', { context: { caller } })
  const { account: accounts, network } = kit.controllers
  const { address } = accounts.get('eip155')
  const active = network.get('eip155')?.caipNetwork
  if (!address || !active)
    throw new CleatError('CONNECTION_NOT_CONNECTED', { context: { namespace: 'eip155' } })
  const { calls, account = address, chainId = Number(active.id), forceAtomic = false } = variables
  const { capabilities, id } = variables
  const batch = {
    ...{ version: '2.0.0', from: account, chainId: `0x${chainId.toString(16)}` },
    ...{ atomicRequired: forceAtomic, ...(id !== undefined && { id }) },
    calls: calls.map(({ to, value = 0n, data = '0x' }) => ({
      ...(to !== undefined && { to }),
      ...{ value: `0x${value.toString(16)}`, data },
    })),
    ...(capabilities && { capabilities }),
  }
  const answer = await requestWallet(kit, { method: 'wallet_sendCalls', params: [batch], caller })
  return answer as useSendCalls.Data
}
