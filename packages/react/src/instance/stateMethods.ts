import type { Kit } from '@cleat/core'
import { snapshot } from 'valtio/vanilla'
import { type EventReading, readEvent } from '../readings/readEvent.ts'
import { readState, type StateReading } from '../readings/readState.ts'
import { watch } from './watch.ts'

export type StateMethods = {
  /** Resolves once it is known who is connected: when no earlier session is being restored any more. */
  ready(): Promise<void>
  /** What Cleat is doing; see `useAppKitState`. */
  getState(): StateReading
  subscribeState(listener: (state: StateReading) => void): () => void
  /** The latest event. */
  getEvent(): EventReading
  /** Sees every event from now on, once and in order. */
  subscribeEvents(listener: (event: EventReading) => void): () => void
}

export function stateMethods({ controllers }: Kit): StateMethods {
  const { account, connection, connectors, events, modal, network } = controllers
  const getState = () =>
    readState({
      modal: modal.state,
      network: network.state,
      connection: connection.state,
      connectors: connectors.state,
    })
  const isReady = () =>
    Object.values(account.state).every(({ status }) => status !== 'reconnecting')
  const getEvent = () => readEvent(snapshot(events.state))
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
