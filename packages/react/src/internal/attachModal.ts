import { CleatError, type Kit } from '@cleat/core'
import type { mountModal } from '@cleat/ui/modal'

type ModalModule = { readonly mountModal: typeof mountModal }

export declare namespace attachModal {
  type Parameters = {
    /** Loads the interface. Replaced in tests. */
    load: () => Promise<ModalModule>
  }
}

/**
 * Loads and mounts the interface when the modal opens, or before on hover and focus. A failure to
 * load closes the modal with `UI_LOAD_FAILED`; the next `open()` retries.
 */
export function attachModal(kit: Kit, { load }: attachModal.Parameters): void {
  const { account, modal, network, options } = kit.controllers
  let mounting: Promise<void> | undefined
  let isMounted = false

  const mount = async () => {
    try {
      // The views use verbs as if they were at hand.
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

  modal.onPrepare(start)
  modal.onOpen(() => {
    start()
    if (mounting && !isMounted) modal.setLoading(true)
  })
}

export function loadModal(): Promise<ModalModule> {
  return import('@cleat/ui/modal')
}
