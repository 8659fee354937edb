import type { Service } from '../../frame/service/createServiceClient.ts'

const renewMs = 60_000

/**
 * Ends the request of a window that is closed, for a frame on another site, which hears of it by
 * the service alone. A reload ends it, too.
 * @returns stops that, for a window that goes to a provider or has answered
 */
export function tellLeaving(parameters: {
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
  service: Service
  hash: string
}): () => void {
  const { window, service, hash } = parameters
  let tell: (() => void) | undefined
  const renew = async () => {
    tell = await service.prepare({ method: 'DELETE', path: `handoffs/${hash}` })
  }
  const onHide = () => tell?.()
  const timer = setInterval(() => void renew().catch(() => undefined), renewMs)
  void renew().catch(() => undefined)
  window.addEventListener('pagehide', onHide)
  return () => {
    clearInterval(timer)
    window.removeEventListener('pagehide', onHide)
  }
}
