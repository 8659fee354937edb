import type {
  NameChange,
  NameCheck,
  NameFlow,
  NameRecords,
  NameSuggestion,
  NamesController,
  NameTransfer,
} from '@cleat/core'
import { useControllerState } from '@cleat/ui/kit'
import { useEffect, useMemo, useState } from 'react'
import type { AppKit } from '../kit/appKit.ts'
import { useCurrentKit } from '../kit/useCurrentKit.ts'

export declare namespace useAppKitNames {
  type ReturnType = {
    /** The zone in which names are registered, by the option `names.zone`. `undefined`: none. */
    readonly zone: string | undefined
    /** The names of the account in use, oldest first. Empty until they are known. */
    readonly names: readonly string[]
    /** How far a registration is. */
    readonly flow: NameFlow
    /** How far the last change of a name is. */
    readonly change: NameChange
    /**
     * Names that the account in use offered, was offered, or has accepted and waits for. Empty
     * until they are known.
     */
    readonly transfers: readonly NameTransfer[]
    /**
     * Whether a name is free now, or why not. The name may be written without the zone. Rejects
     * with `NAME_INVALID`, `NAME_UNSUPPORTED` in apps without a zone, or a `SERVICE_…` code.
     */
    check(name: string): Promise<NameCheck>
    /** Names to choose from, at most five. Rejects as `check` does. */
    suggest(name: string): Promise<readonly NameSuggestion[]>
    /**
     * Asks the wallet, and registers. Resolves with the whole name. Rejects with `NAME_…`,
     * `SIWX_…`, `REQUEST_…`, `SERVICE_…` or `CONNECTION_NOT_CONNECTED`.
     */
    register(name: string): Promise<string>
    /**
     * Writes texts and addresses of a name, with a signature. What is absent stays, and `null`
     * deletes. An address of another connected account is signed for by its wallet, too. Rejects as
     * `register` does, with `NAME_RECORDS_INVALID`, or with `NAME_NOT_OWNED` for a name that is not
     * the account's any more.
     */
    setRecords(name: string, records: NameRecords): Promise<string>
    /**
     * Offers a name to another account (CAIP-10), with a signature. It has seven days to accept.
     * The own account withdraws the offer. Rejects as `setRecords` does, or with
     * `CAIP_ADDRESS_INVALID`.
     */
    transfer(name: string, to: string): Promise<string>
    /**
     * Accepts a name that was offered to the account, with a signature. It leads to the account a
     * day later. Rejects as `setRecords` does.
     */
    accept(name: string): Promise<string>
    /**
     * Gives up a name, with a signature: others can register it after 90 days. Rejects as
     * `setRecords` does.
     */
    release(name: string): Promise<string>
  }
}

type Owned = {
  readonly address: string
  readonly names: readonly string[]
  readonly transfers: readonly NameTransfer[]
}

const nothing: readonly string[] = []
const noTransfers: readonly NameTransfer[] = []
const idle: { readonly status: 'idle' } = { status: 'idle' }

/**
 * The names of the account in use in the app's zone, and how to register one: with a signature of
 * the wallet, and without a fee.
 * @throws `CleatError`: `CONFIG_NO_KIT` before `createAppKit`
 * @example
 * ```tsx
 * import { useAppKitNames } from '@cleat/react'
 *
 * export function Register({ wanted }: { wanted: string }) {
 *   const { names, flow, register } = useAppKitNames()
 *   if (names[0]) return <bdi>{names[0]}</bdi>
 *   const isBusy = flow.status === 'signing' || flow.status === 'registering'
 *   return (
 *     <button disabled={isBusy} onClick={() => register(wanted)}>
 *       Register {wanted}
 *     </button>
 *   )
 * }
 * ```
 */
export function useAppKitNames(): useAppKitNames.ReturnType {
  const kit = useCurrentKit('useAppKitNames')
  const controller = useNamesController(kit)
  const { account, network } = kit.controllers
  const namespace = useControllerState(network.state, ({ activeNamespace }) => activeNamespace)
  const networkId = useControllerState(
    network.state,
    ({ byNamespace }) => byNamespace[namespace]?.caipNetwork.caipNetworkId,
  )
  const address = useControllerState(account.state, (all) => all[namespace]?.address)
  const { flow = idle, change = idle } = useControllerState(controller?.state) ?? {}
  const [owned, setOwned] = useState<Owned>()
  const turn = `${flow.status === 'registered'} ${change.status}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: a name more, less or offered
  useEffect(() => {
    if (!controller || address === undefined) return undefined
    let isGone = false
    const transfers = controller.listTransfers().catch(() => noTransfers)
    Promise.all([controller.listNames(), transfers]).then(
      ([names, transfers]) => {
        if (!isGone) setOwned({ address, names, transfers })
      },
      // They stay unknown.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [controller, address, networkId, turn])

  return useMemo(() => {
    const load = () => kit.feature('names')
    const { names } = kit.options
    const known = owned?.address === address ? owned : undefined
    return {
      zone: names ? names.zone : undefined,
      names: known?.names ?? nothing,
      transfers: known?.transfers ?? noTransfers,
      ...{ flow, change },
      check: async (name) => (await load()).checkName({ name }),
      suggest: async (name) => (await load()).suggestNames({ name }),
      register: async (name) => (await load()).registerName({ name }),
      setRecords: async (name, records) => (await load()).setNameRecords({ ...records, name }),
      transfer: async (name, to) => (await load()).transferName({ name, to }),
      accept: async (name) => (await load()).acceptName({ name }),
      release: async (name) => (await load()).releaseName({ name }),
    }
  }, [kit, flow, change, owned, address])
}

/** The names of a kit, which are loaded for it where the app has a zone. */
function useNamesController(kit: AppKit): NamesController | undefined {
  const [loaded, setLoaded] = useState<NamesController | undefined>(kit.controllers.names)
  useEffect(() => {
    const { names } = kit.options
    if (!names || names.zone === undefined) return undefined
    let isGone = false
    kit.feature('names').then(
      (feature) => {
        if (!isGone) setLoaded(feature)
      },
      // `register` tries again.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [kit])
  return loaded
}
