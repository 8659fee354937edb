import { CleatError } from '../base/errors/cleatError.ts'
import type { KitBase } from '../boot/kitBase.ts'
import { type AnyRuntime, createRuntime as createAnyRuntime } from '../runtime/createRuntime.ts'
import type { FeatureDefinition } from '../runtime/features/defineFeature.ts'
import { isPairingOnly } from '../runtime/wallets/isPairingOnly.ts'
import { type connect, toConnect } from './connect.ts'
import type { Controllers, FeatureId, InstanceOf } from './controllers.ts'
import type { open } from './open.ts'
import * as registry from './registry.ts'
import type { OpenView } from './route.ts'

/** A kit with its runtime and features. */
export type Runtime = Omit<AnyRuntime, 'actions' | 'controllers' | 'feature'> & {
  readonly controllers: Controllers
  readonly actions: Omit<AnyRuntime['actions'], 'connect' | 'open'> & {
    readonly connect: <isSigningIn extends boolean = false>(
      parameters: connect.Parameters<isSigningIn>,
    ) => connect.ReturnType<isSigningIn>
    readonly open: <view extends OpenView = 'Account'>(
      parameters?: open.Parameters<view>,
    ) => open.ReturnType<view>
  }
  /** Loads a feature once per kit and puts its controller into `controllers`. */
  readonly feature: <id extends FeatureId>(id: id) => Promise<InstanceOf<id>>
}

export declare namespace createRuntime {
  type Parameters = {
    /** @default the registry's */
    features?: readonly FeatureDefinition[] | undefined
  }
}

/**
 * Runs before the runtime is created, and loads what only some apps need. Looks through the schemes
 * that the app names for its wallets, by a list.
 * @throws `UI_LOAD_FAILED`
 */
export async function prepareRuntime(kit: KitBase): Promise<void> {
  const { options } = kit.controllers
  const { customWallets, manualWCControl } = options.state
  // `open` then shows the pairing in the same tick.
  if (manualWCControl || isPairingOnly(kit))
    await import('../runtime/wallets/findPairingRoute.ts').catch(() => undefined)
  if (!customWallets?.some((wallet) => wallet.mobile_link || wallet.desktop_link)) return
  const module = await import('../runtime/wallets/dropForeignLinks.ts').catch((cause) => {
    throw new CleatError('UI_LOAD_FAILED', { cause })
  })
  options.update({ customWallets: module.dropForeignLinks(customWallets) })
}

/** Adds to a kit what does not load with the page. */
export function createRuntime(kit: KitBase, parameters: createRuntime.Parameters = {}): Runtime {
  const { features = Object.values(registry) } = parameters
  const runtime = createAnyRuntime(kit, { features }) as Runtime
  return Object.assign(runtime, { actions: { ...runtime.actions, connect: toConnect(runtime) } })
}
