import { type CleatError, isCleatError } from '@cleat/core'
import { useControllerState } from '@cleat/ui/kit'
import { useEffect, useMemo, useState } from 'react'
import { useCurrentKit } from '../kit/useCurrentKit.ts'

export declare namespace useAppKitIdentity {
  type Parameters = {
    /** An address of the namespace. @default the account in use */
    address?: string | undefined
    /**
     * The network on which the address is used: a CAIP-2 id, or the reference of one in the active
     * namespace. Names differ by network (ENSIP-19). @default the active network
     */
    chainId?: number | string | undefined
  }
  type ReturnType = {
    /** What its owner chose. Both are unverified text, and absent where there is none. */
    readonly data:
      | {
          /** A name that leads back to the address, such as `vitalik.eth`. */
          readonly name?: string | undefined
          /** https URL or data URI of a picture, for an image element only. */
          readonly avatar?: string | undefined
        }
      | undefined
    /** `idle` without an address. */
    readonly status: 'idle' | 'pending' | 'success' | 'error'
    /** Why there is no answer: a `SERVICE_…` code, `NETWORK_RPC_FAILED` or `UI_LOAD_FAILED`. */
    readonly error: CleatError | undefined
  }
}

type Answer = { readonly key: string } & Pick<
  useAppKitIdentity.ReturnType,
  'data' | 'status' | 'error'
>

/**
 * The name and picture of an account, from the sources that the option `names` lists. Show the
 * address as well wherever money moves. Answers are kept for five minutes.
 * @throws `CleatError`: `CONFIG_NO_KIT` before `createAppKit`
 * @example
 * ```tsx
 * import { useAppKitIdentity } from '@cleat/react'
 *
 * export function Author({ address }: { address: string }) {
 *   const { data } = useAppKitIdentity({ address })
 *   return <bdi>{data?.name ?? address}</bdi>
 * }
 * ```
 */
export function useAppKitIdentity(
  parameters: useAppKitIdentity.Parameters = {},
): useAppKitIdentity.ReturnType {
  const kit = useCurrentKit('useAppKitIdentity')
  const { account, network: networks } = kit.controllers
  const { activeNamespace, byNamespace } = useControllerState(networks.state)
  const { chainId } = parameters
  const asked = typeof chainId === 'string' && chainId.includes(':') ? chainId : undefined
  const namespace = asked?.split(':')[0] ?? activeNamespace
  const used = useControllerState(account.state, (all) => all[namespace])
  const address = parameters.address ?? used?.address
  const profileName = address === used?.address ? used?.profileName : undefined
  const id =
    asked ??
    (chainId === undefined
      ? byNamespace[namespace]?.caipNetwork.caipNetworkId
      : `${namespace}:${chainId}`)
  const key = `${id} ${address}`
  const [answer, setAnswer] = useState<Answer>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new name of the account in use
  useEffect(() => {
    if (address === undefined) return undefined
    let isGone = false
    const fetchIdentity = async () => {
      const { queryClient, queries } = await kit.runtime.load()
      const network = id === undefined ? undefined : networks.find(id)
      return queryClient.fetchQuery(queries.identity({ address, namespace, network }))
    }
    fetchIdentity().then(
      (data) => {
        if (!isGone) setAnswer({ key, data, status: 'success', error: undefined })
      },
      (cause: unknown) => {
        const error = isCleatError(cause) ? cause : undefined
        if (!isGone) setAnswer({ key, data: undefined, status: 'error', error })
      },
    )
    return () => {
      isGone = true
    }
  }, [kit, networks, key, id, address, namespace, profileName])

  return useMemo(() => {
    if (address === undefined) return { data: undefined, status: 'idle', error: undefined }
    if (answer?.key !== key) return { data: undefined, status: 'pending', error: undefined }
    const { data, status, error } = answer
    return { data, status, error }
  }, [address, answer, key])
}
