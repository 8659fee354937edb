import { CleatError, type Kit } from '@cleat/core'
import { canPrefetch } from './canPrefetch.ts'
import type { InterfaceParts } from './interfaceParts.ts'
import { whenIdle } from './whenIdle.ts'

export declare namespace attachModal {
  type Parameters = {
    /** Loads the interface. Replaced in tests. */
    load: () => Promise<Pick<InterfaceParts, 'mountModal'>>
  }
}

/**
 * Loads and mounts the interface when the modal opens, or before, as the option `prefetch` says.
 * A failure to load closes the modal with `UI_LOAD_FAILED`; the next `open()` retries.
 */
export function attachModal(kit: Kit, { load }: attachModal.Parameters): void {
  const { account, modal, network, options } = kit.controllers
  let mounting: Promise<void> | undefined
  let isMounted = false

  const mount = async () => {
    try {
      // The views call verbs synchronously, so they mount after the runtime.
      const [{ mountModal }] = await Promise.all([load(), kit.runtime.load()])
      if (kit.lifetime.aborted) return
      const { status } = account.get(network.state.activeNamespace)
      const unmount = mountModal({ kit, isPrepared: status !== 'connected' })
      isMounted = true
      kit.lifetime.addEventListener('abort', unmount, { once: true })
    } catch (cause) {
      mounting = undefined
      modal.close(new CleatError('UI_LOAD_FAILED', { cause }))
    } finally {
      modal.setLoading(false)
    }
  }
  const start = () => {
    // `<appkit-modal>` mounts the embedded views itself.
    if (!options.state.enableEmbedded) mounting ??= mount()
  }
  const isAllowed = (reason: 'idle' | 'intent') => {
    const { enableEmbedded, prefetch = 'idle' } = options.state
    if (enableEmbedded || mounting || !canPrefetch(navigator)) return false
    return prefetch === 'idle' || prefetch === reason
  }

  modal.onPrepare((reason) => {
    if (!reason || isAllowed(reason)) start()
  })
  modal.onOpen(() => {
    start()
    if (mounting && !isMounted) modal.setLoading(true)
  })
  if (typeof document !== 'undefined') prefetchWhenIdle()

  // An idle period each for the runtime, the interface and drawing. `open()` does not wait for
  // them.
  function prefetchWhenIdle() {
    const steps = [kit.runtime.load, load, async () => start()]
    let cancel = () => {}
    const next = () => {
      const step = steps.shift()
      if (!step || kit.lifetime.aborted) return
      cancel = whenIdle(() => {
        // `open()` fetches again what failed here.
        if (isAllowed('idle')) step().then(next, () => undefined)
      })
    }
    next()
    kit.lifetime.addEventListener('abort', () => cancel(), { once: true })
  }
}
