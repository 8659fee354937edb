import type { Namespace } from '../base/caip/namespace.ts'
import { CleatError } from '../base/errors/cleatError.ts'
import { toCleatError } from '../base/errors/toCleatError.ts'
import type { BootKit } from './bootKit.ts'
import type { Runtime } from './loadRuntime.ts'

type Asked = {
  readonly view?: string | undefined
  readonly connectorId?: string | undefined
  readonly wallet?: string | undefined
  readonly namespace?: Namespace | undefined
}

/**
 * Creates the action that opens the modal. Before the runtime is loaded, the modal opens without a
 * view; the runtime chooses one. If the modal is closed before that, it stays closed.
 */
export function createOpen(kit: BootKit): Runtime['actions']['open'] {
  return (parameters) => {
    const { current } = kit.runtime
    if (current) return current.actions.open(parameters)
    const result = openLater(kit, parameters, ({ actions }) => actions.open(parameters))
    // A closed modal is not an error of the app, so its rejection must not be reported as
    // unhandled.
    result.catch(() => undefined)
    return result
  }
}

async function openLater<result>(
  kit: BootKit,
  asked: Asked = {},
  open: (runtime: Runtime) => Promise<result>,
): Promise<result> {
  const { account, events, modal, network } = kit.controllers
  const { connectorId, wallet, namespace } = asked
  kit.lifetime.throwIfAborted()
  // Only the runtime knows all wallets and can reject an unknown one.
  if (connectorId !== undefined || wallet !== undefined) {
    modal.prepare()
    return open(await kit.runtime.load())
  }

  const wasOpen = modal.state.open
  if (!wasOpen) {
    const { status } = account.get(namespace ?? network.state.activeNamespace)
    events.track('MODAL_OPEN', { connected: status === 'connected' })
  }
  modal.open({ namespace })
  return new Promise((resolve, reject) => {
    let isClosed = false
    const stop = modal.onClose(() => {
      isClosed = true
      stop()
      const { status } = account.get(namespace ?? network.state.activeNamespace)
      const { failure } = modal.state
      if (kit.lifetime.aborted) reject(kit.lifetime.reason)
      // A connected visitor who closes the account has missed nothing.
      else if (!failure && asked.view === undefined && status === 'connected')
        resolve(undefined as result)
      else reject(failure ?? new CleatError('CONNECTION_USER_CLOSED'))
    })
    // No tick between the runtime and its `open`: a verb that waits as well comes after it.
    kit.runtime.load().then(
      (runtime) => {
        if (isClosed) return
        stop()
        const opened = open(runtime)
        resolve(opened)
        // The runtime refuses a view that it does not know.
        if (!wasOpen) opened.catch((error) => modal.close(error))
      },
      (cause) => modal.close(toCleatError(cause, 'UI_LOAD_FAILED', {})),
    )
  })
}
