import { subscribe } from 'valtio/vanilla'
import { createMemoryArea } from '../base/storage/storageArea.ts'
import type { CleatEvent } from '../contract/events/cleatEvent.ts'
import type { KitOptions } from '../contract/options/kitOptions.ts'
import * as runtime from '../exports/runtime.ts'
import { createKit } from '../kit/createKit.ts'
import type { Kit } from '../kit/kit.ts'
import { createFakeAdapter, type FakeAdapter } from './createFakeAdapter.ts'
import { base, mainnet } from './networks.ts'

export type TestKit = {
  readonly kit: Kit
  /** The `eip155` adapter. */
  readonly adapter: FakeAdapter
  /** The names of the tracked events. */
  readonly events: string[]
  /** Each displayed status of `eip155`, in order, without repetitions. */
  readonly statuses: string[]
}

/** A kit with the runtime, two networks, a fake adapter and its own storage. Not started. */
export function createTestKit(
  options: Partial<KitOptions> & { adapter?: FakeAdapter } = {},
  parts: createKit.Parts = { runtime },
): TestKit {
  const { adapter = createFakeAdapter(), onEvent, ...rest } = options
  const events: string[] = []
  const given: KitOptions = {
    networks: [mainnet, base],
    adapters: [adapter],
    storage: createMemoryArea(),
    onEvent(event: CleatEvent) {
      events.push(event.event)
      onEvent?.(event)
    },
    ...rest,
  }
  const kit = createKit(given, parts)
  const { account } = kit.controllers
  const statuses: string[] = [account.get('eip155').status]
  const record = () => {
    const { status } = account.get('eip155')
    if (statuses.at(-1) !== status) statuses.push(status)
  }
  subscribe(account.state, record, true)
  return { kit, adapter, events, statuses }
}
