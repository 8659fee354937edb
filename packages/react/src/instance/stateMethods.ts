import type { Kit } from '@cleat/core'
import { snapshot } from 'valtio/vanilla'
import { type SelectedEvent, selectEvent } from '../selectors/selectEvent.ts'
import { selectRemoteFeatures } from '../selectors/selectRemoteFeatures.ts'
import { selectState } from '../selectors/selectState.ts'
import type { CompatibleState } from './compatibleState.ts'
import { watch } from './watch.ts'

/** Methods for the state of the kit and its events. */
export type StateMethods = {
  /** Resolves when no earlier session is being restored any more. Never rejects. */
  ready(): Promise<void>
  /** The state of the kit; see `useAppKitState`. */
  getState(): CompatibleState
  /** Calls back when the state changes. Returns the function that unsubscribes. */
  subscribeState(listener: (state: CompatibleState) => void): () => void
  /** The latest event. */
  getEvent(): SelectedEvent
  /** Calls back for every event, once and in order. Returns the function that unsubscribes. */
  subscribeEvents(listener: (event: SelectedEvent) => void): () => void
  /** The option `siwx` or `siweConfig`, as the app gave it. */
  getSIWX<config = unknown>(): config | undefined
  /** Why the last attempt to connect failed, for people. Empty if it did not. */
  getError(): string
}

export function stateMethods({ controllers, options: given }: Kit): StateMethods {
  const { account, connection, connectors, events, modal, network, options } = controllers
  const getState = () => ({
    ...selectState({
      modal: modal.state,
      network: network.state,
      connection: connection.state,
      connectors: connectors.state,
    }),
    remoteFeatures: selectRemoteFeatures(options.state.features, given.authWallet?.hasLogins),
  })
  const isReady = () =>
    Object.values(account.state).every(({ status }) => status !== 'reconnecting')
  const getEvent = () => selectEvent(snapshot(events.state))
  return {
    ready: () =>
      new Promise((resolve) => {
        if (isReady()) return resolve()
        const stop = watch([account.state], isReady, () => {
          stop()
          resolve()
        })
      }),
    getState,
    subscribeState: (listener) =>
      watch(
        [modal.state, network.state, connection.state, connectors.state, options.state],
        getState,
        listener,
      ),
    getEvent,
    subscribeEvents: (listener) => events.subscribe(() => listener(getEvent())),
    getSIWX: <config>() => (given.siwx ?? given.siweConfig) as config | undefined,
    getError() {
      const { flow } = connection.state
      return flow.status === 'error' ? flow.error.shortMessage : ''
    },
  }
}
