import type { Namespace } from '../base/caip/namespace.ts'
import type { BootKit } from './bootKit.ts'
import type { Runtime } from './loadRuntime.ts'

/** A Cleat instance on a page: its state, actions and lifetime. Several kits are independent. */
export type Kit = Omit<BootKit, 'controllers'> & {
  readonly controllers: Runtime['controllers']
  /** Actions that need the runtime wait until it is loaded. */
  readonly actions: Runtime['actions']
  /**
   * Loads a feature, once for the kit; `controllers` has it from then on. Rejects with
   * `UI_LOAD_FAILED`, and the next call tries again, or with the reason when the kit is destroyed.
   * @example
   * ```ts
   * import type { Kit } from '@cleat/core'
   *
   * export async function donate(kit: Kit): Promise<void> {
   *   const send = await kit.feature('send')
   *   send.start({ to: 'vitalik.eth', amount: '0.1' })
   * }
   * ```
   */
  readonly feature: Runtime['feature']
  /**
   * The client of TanStack Query: the app's own, or one of the kit. `undefined` before the runtime
   * is loaded.
   */
  readonly queryClient: Runtime['queryClient'] | undefined
  /** What services and chains know, as queries. `undefined` before the runtime is loaded. */
  readonly queries: Runtime['queries'] | undefined
  /**
   * Returns the provider of a namespace in its adapter's format (EIP-1193 for eip155), always the
   * same object. `undefined` if the adapter has none. Its requests go through the request pipeline.
   */
  getProvider<provider = unknown>(namespace: Namespace): provider | undefined
  /**
   * What an interface remembers for as long as the kit lives, such as loaded pictures. Keyed by the
   * function that creates the value.
   */
  readonly memory: Map<(kit: never) => unknown, unknown>
  /** Discovers wallets and restores earlier sessions. Browser only. Repeated calls do nothing. */
  start(): void
  /**
   * Cancels all pending work and removes every listener and timer. The kit cannot be used again.
   */
  destroy(): void
}
