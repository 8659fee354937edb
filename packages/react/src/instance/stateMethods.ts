import type { Kit } from '@cleat/core'
import { snapshot } from 'valtio/vanilla'
import { type SelectedEvent, selectEvent } from '../selectors/selectEvent.ts'
import { type SelectedState, selectState } from '../selectors/selectState.ts'
import { watch } from './watch.ts'

/** Methods for the state of the kit and its events. */
export type StateMethods = {
  /** Resolves when no earlier session is being restored any more. Never rejects. */
  ready(): Promise<void>
  /** The state of the kit; see `useAppKitState`. */
  getState(): SelectedState
  /** Calls back when the state changes. Returns the function that unsubscribes. */
  subscribeState(listener: (state: SelectedState) => void): () => void
  /** The latest event. */
  getEvent(): SelectedEvent
  /** Calls back for every event, once and in order. Returns the function that unsubscribes. */
  subscribeEvents(listener: (event: SelectedEvent) => void): () => void
}

export function stateMethods({ controllers }: Kit): StateMethods {
  const { account, connection, connectors, events, modal, network } = controllers
  const getState = () =>
    selectState({
      modal: modal.state,
      network: network.state,
      connection: connection.state,
      connectors: connectors.state,
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
      watch([modal.state, network.state, connection.state, connectors.state], getState, listener),
    getEvent,
    subscribeEvents: (listener) => events.subscribe(() => listener(getEvent())),
  }
}
