import type { CallsContext } from './callsContext.ts'

/**
 * Shows a batch in the modal. Not in an app that draws its own, on a page that is hidden, or over
 * what the visitor does in the modal.
 */
export function showProgress({ kit, store }: CallsContext, id: string): boolean {
  const { modal, router, options } = kit.controllers
  const namespace = store.find(id)?.namespace
  const isHidden = globalThis.document?.visibilityState === 'hidden'
  if (options.state.features?.headless || isHidden || modal.state.open) return false
  router.reset({ name: 'BatchProgress', id })
  modal.open({ namespace })
  return true
}
