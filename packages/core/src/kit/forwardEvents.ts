import type { BootKit } from './bootKit.ts'

/**
 * Sends every later event to the analytics service, if the app configured one. Loads the runtime
 * only in that case.
 * @returns stops it
 */
export function forwardEvents(kit: BootKit): () => void {
  const { events, options } = kit.controllers
  const { features, services } = options.state
  if (!services?.analytics || features?.analytics === false) return () => undefined
  const sender = kit.runtime.load().then(
    (runtime) => runtime.loadEventSender(),
    () => undefined,
  )
  return events.subscribe((event) => {
    const timestamp = Date.now()
    void sender.then((send) => send?.(event, timestamp))
  })
}
