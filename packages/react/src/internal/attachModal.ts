import { CleatError, type Kit } from '@cleat/core'
import type { mountModal } from '@cleat/ui/modal'

type ModalModule = { readonly mountModal: typeof mountModal }

export declare namespace attachModal {
  type Parameters = {
    /** Brings the interface. Replaced in tests. */
    load: () => Promise<ModalModule>
  }
}

/**
 * Loads and mounts the interface the first time that the modal is asked to open. A failure to load closes the modal with
 * `UI_LOAD_FAILED`, and the next opening tries again.
 */
export function attachModal(kit: Kit, { load }: attachModal.Parameters): void {
  const { modal, options } = kit.controllers
  let mounting: Promise<void> | undefined

  const mount = async () => {
    try {
      const { mountModal } = await load()
      if (kit.lifetime.aborted) return
      const unmount = mountModal({ kit })
      kit.lifetime.addEventListener('abort', unmount, { once: true })
    } catch (cause) {
      mounting = undefined
      modal.close(new CleatError('UI_LOAD_FAILED', { cause }))
    } finally {
      modal.setLoading(false)
    }
  }

  modal.onOpen(() => {
    // Embedded, the screens stand in `<appkit-modal>`.
    if (mounting || options.state.enableEmbedded) return
    modal.setLoading(true)
    mounting = mount()
  })
}

/** Fetches the interface ahead of time, on a sign that it will be wanted. */
export function prefetchModal(): void {
  loadModal().catch(() => undefined)
}

export function loadModal(): Promise<ModalModule> {
  return import('@cleat/ui/modal')
}
