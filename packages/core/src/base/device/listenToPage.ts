/**
 * Listens to events of a page, and may ask once for those that came before. Does nothing where
 * there are none: a server has no window, and the one of React Native has no events.
 * @returns stops it
 */
export function listenToPage<event extends Event>(
  page: EventTarget | undefined,
  type: string,
  listener: (event: event) => void,
  toQuestion?: () => Event,
): () => void {
  if (!page?.addEventListener) return () => undefined
  page.addEventListener(type, listener as EventListener)
  if (toQuestion) page.dispatchEvent(toQuestion())
  return () => page.removeEventListener(type, listener as EventListener)
}
