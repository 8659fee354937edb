import type { BootKit } from '../bootKit.ts'
import type { Runtime } from '../loadRuntime.ts'
import { closeModal } from './closeModal.ts'
import { createOpen } from './createOpen.ts'
import { disconnectWithoutRuntime } from './disconnectWithoutRuntime.ts'
import { reconnect } from './reconnect.ts'
import { signMessage } from './signMessage.ts'

type Actions = Runtime['actions']

/**
 * Creates the actions of a kit. Actions of the runtime wait until it is loaded, and then run in the
 * same tick.
 */
export function createActions(kit: BootKit): Actions {
  const { runtime } = kit
  return {
    open: createOpen(kit),
    close: () => (runtime.current ? runtime.current.actions.close() : closeModal(kit)),
    connect: (parameters) =>
      runtime.current
        ? runtime.current.actions.connect(parameters)
        : runtime.load().then(({ actions }) => actions.connect(parameters)),
    reconnect: () => reconnect(kit),
    disconnect: (parameters) =>
      runtime.current
        ? runtime.current.actions.disconnect(parameters)
        : runtime.load().then(
            ({ actions }) => actions.disconnect(parameters),
            () => disconnectWithoutRuntime(kit, parameters),
          ),
    switchNetwork: (parameters) =>
      runtime.current
        ? runtime.current.actions.switchNetwork(parameters)
        : runtime.load().then(({ actions }) => actions.switchNetwork(parameters)),
    signMessage: (parameters) => signMessage(kit, parameters),
  }
}
