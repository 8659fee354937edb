import { subscribe } from 'valtio/vanilla'
import type { KitBase } from '../../../boot/kitBase.ts'

/**
 * Follows what a review depends on.
 * @returns stops it
 */
export function watchSubject(
  { controllers }: Pick<KitBase, 'controllers'>,
  on: {
    /** The modal has closed. */
    close: () => void
    /** The account or the network may be another one. */
    connection: () => void
    /** The modal may show another view. */
    route: () => void
    /** The visitor went to another page. */
    page: () => void
    /** The page can be seen again. */
    visible: () => void
  },
): () => void {
  const { account, modal, network, router } = controllers
  const { document, window } = globalThis
  const stops = [
    modal.onClose(on.close),
    subscribe(account.state, on.connection, true),
    subscribe(network.state, on.connection, true),
    subscribe(router.state, on.route, true),
  ]
  if (document && window) {
    const place = toPlace(window)
    const onMove = () => {
      if (toPlace(window) !== place) on.page()
    }
    const onVisible = () => {
      if (!isHidden()) on.visible()
    }
    const listen = (target: EventTarget | undefined, type: string, listener: () => void) => {
      target?.addEventListener(type, listener)
      stops.push(() => target?.removeEventListener(type, listener))
    }
    const { navigation } = window as { navigation?: EventTarget }
    listen(document, 'visibilitychange', onVisible)
    listen(window, 'pagehide', on.page)
    listen(window, 'popstate', onMove)
    // An app that goes to another page by script. Not in every browser.
    listen(navigation, 'currententrychange', onMove)
  }
  return () => {
    for (const stop of stops) stop()
  }
}

/** Whether the page is hidden. */
export function isHidden(): boolean {
  return globalThis.document?.visibilityState === 'hidden'
}

/** Which page it is. What follows `?` is the state of a page. */
function toPlace({ location }: Window): string {
  return `${location.pathname}${location.hash}`
}
