import { close } from '../boot/actions/close.ts'
import { reconnect } from '../boot/actions/reconnect.ts'
import { signMessage } from '../boot/actions/signMessage.ts'
import type { KitBase } from '../boot/kitBase.ts'
import type { CleatEvent } from '../contract/events/cleatEvent.ts'
import { connect } from './actions/connect.ts'
import { disconnect } from './actions/disconnect.ts'
import { type OpenView, open } from './actions/open.ts'
import { switchNetwork } from './actions/switchNetwork.ts'
import { attachRemoteWallets } from './remoteWallets/attachRemoteWallets.ts'
import { runRequest } from './requests/runRequest.ts'

/** A kit with everything that does not load with the page. */
export type Runtime = KitBase & {
  readonly actions: {
    readonly open: <view extends OpenView = 'Account'>(
      parameters?: open.Parameters<view>,
    ) => open.ReturnType<view>
    readonly close: () => close.ReturnType
    readonly connect: (parameters: connect.Parameters) => connect.ReturnType
    readonly reconnect: () => reconnect.ReturnType
    readonly disconnect: (parameters?: disconnect.Parameters) => disconnect.ReturnType
    readonly switchNetwork: (parameters: switchNetwork.Parameters) => switchNetwork.ReturnType
    readonly signMessage: (parameters: signMessage.Parameters) => signMessage.ReturnType
  }
  /** Gives the kit the wallets that are not found in the page. Only the first time counts. */
  attachRemoteWallets(): void
  /** Loads what hands events to the analytics service. */
  loadEventSender(): Promise<(event: CleatEvent, timestamp: number) => void>
}

/** Adds to a kit what does not load with the page. */
export function createRuntime(kit: KitBase): Runtime {
  const runtime: Runtime = {
    ...kit,
    request: (request) => runRequest(runtime, request),
    actions: {
      open: (parameters) => open(runtime, parameters),
      close: () => close(runtime),
      connect: (parameters) => connect(runtime, parameters),
      reconnect: () => reconnect(runtime),
      disconnect: (parameters) => disconnect(runtime, parameters),
      switchNetwork: (parameters) => switchNetwork(runtime, parameters),
      signMessage: (parameters) => signMessage(runtime, parameters),
    },
    attachRemoteWallets: () => attachRemoteWallets(runtime),
    async loadEventSender() {
      const { createEventSender } = await import('./queries/createEventSender.ts')
      return createEventSender(runtime)
    },
  }
  return runtime
}
