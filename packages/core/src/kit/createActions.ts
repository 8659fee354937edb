import { closeModal } from '../boot/actions/closeModal.ts'
import { disconnectWithoutRuntime } from '../boot/actions/disconnectWithoutRuntime.ts'
import { reconnect } from '../boot/actions/reconnect.ts'
import { signMessage } from '../boot/actions/signMessage.ts'
import type { BootKit } from './bootKit.ts'
import { createOpen } from './createOpen.ts'
import type { Runtime } from './loadRuntime.ts'

type Actions = Runtime['actions']

/**
 * Creates the actions of a kit. Actions of the runtime wait until it is loaded, and then run in the
 * same tick.
 */
export function createActions(kit: BootKit): Actions {
  const { runtime } = kit
  const withRuntime = <result>(
    run: (actions: Actions) => Promise<result>,
    withoutIt?: () => Promise<result>,
  ): Promise<result> =>
    runtime.current
      ? run(runtime.current.actions)
      : runtime.load().then(({ actions }) => run(actions), withoutIt)
  return {
    open: createOpen(kit),
    close: () => (runtime.current ? runtime.current.actions.close() : closeModal(kit)),
    connect: (parameters) => withRuntime(({ connect }) => connect(parameters)),
    reconnect: () => reconnect(kit),
    disconnect: (parameters) =>
      withRuntime(
        ({ disconnect }) => disconnect(parameters),
        () => disconnectWithoutRuntime(kit, parameters),
      ),
    switchNetwork: (parameters) => withRuntime(({ switchNetwork }) => switchNetwork(parameters)),
    signMessage: (parameters) => signMessage(kit, parameters),
  }
}
