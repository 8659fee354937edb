import { loadInterface } from '../interface/loadInterface.ts'
import type { AppKit } from '../kit/appKit.ts'
import { getDefaultKit, subscribeDefaultKit } from '../kit/kitRegistry.ts'
import hostStyles from './modalHost.module.css'
import { openRoot } from './openRoot.ts'

/**
 * Mounts the modal's views inside an element if the option or the attribute `enableEmbedded` is
 * set. Otherwise the element stays empty and the modal opens over the page.
 * @returns the function that unmounts them
 */
export function mountInlineModal(element: HTMLElement): () => void {
  const container = openRoot(element, hostStyles.css)
  let shown: AppKit | undefined
  let unmount: (() => void) | undefined

  const show = async (kit: AppKit | undefined) => {
    if (kit === shown) return
    shown = kit
    unmount?.()
    unmount = undefined
    if (!kit) return
    const [{ mountModal }] = await Promise.all([loadInterface(), kit.runtime.load()])
    if (kit === shown) unmount = mountModal({ kit, container, inline: true })
  }
  const update = () => {
    const kit = getDefaultKit()
    if (kit && element.hasAttribute('enableembedded'))
      kit.controllers.options.update({ enableEmbedded: true })
    show(kit?.controllers.options.state.enableEmbedded ? kit : undefined).catch(() => undefined)
  }

  const stop = subscribeDefaultKit(update)
  const observer = new MutationObserver(update)
  observer.observe(element, { attributes: true })
  update()
  return () => {
    stop()
    observer.disconnect()
    void show(undefined)
  }
}
