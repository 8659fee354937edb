import type { KitBase } from './kitBase.ts'

/**
 * Hands every event from now on to the analytics service, when the app names one. Its code is loaded only then.
 * @returns what stops it
 */
export function forwardEvents(kit: KitBase): () => void {
  const { events, options } = kit.controllers
  const { features, services } = options.state
  if (!services?.analytics || features?.analytics === false) return () => undefined
  const sender = import('../runtime/queries/createEventSender.ts').then(
    ({ createEventSender }) => createEventSender(kit),
    () => undefined,
  )
  return events.subscribe((event) => {
    const timestamp = Date.now()
    void sender.then((send) => send?.(event, timestamp))
  })
}
