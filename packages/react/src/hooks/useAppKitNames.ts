import type { NameCheck, NameFlow, NameSuggestion, NamesController } from '@cleat/core'
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
  }
}

const nothing: readonly string[] = []
const idle: NameFlow = { status: 'idle' }

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
  const address = useControllerState(account.state, (all) => all[namespace]?.address)
  const { flow = idle } = useControllerState(controller?.state) ?? {}
  const [owned, setOwned] = useState<{ address: string; names: readonly string[] }>()
  const isRegistered = flow.status === 'registered'

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was registered is a name more
  useEffect(() => {
    if (!controller || address === undefined) return undefined
    let isGone = false
    controller.listNames().then(
      (names) => {
        if (!isGone) setOwned({ address, names })
      },
      // The names stay unknown.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [controller, address, isRegistered])

  return useMemo(() => {
    const load = () => kit.feature('names')
    const { names } = kit.options
    return {
      zone: names ? names.zone : undefined,
      names: owned && owned.address === address ? owned.names : nothing,
      flow,
      check: async (name) => (await load()).checkName({ name }),
      suggest: async (name) => (await load()).suggestNames({ name }),
      register: async (name) => (await load()).registerName({ name }),
    }
  }, [kit, flow, owned, address])
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
