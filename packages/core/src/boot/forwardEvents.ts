import type { BootKit } from './bootKit.ts'

/**
 * Hands every event from now on to the analytics service, when the app names one. The runtime is loaded for it only then.
 * @returns what stops it
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
