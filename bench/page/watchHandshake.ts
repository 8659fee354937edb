declare global {
  interface Window {
    /** How long the last frame took from its document's load to its answer, in ms. */
    benchHandshakeMs?: number
  }
}

/**
 * Times the handshake with the embedded wallet's frame: the page speaks first, once the document
 * has loaded. Runs in the page before other scripts, so it must be self-contained.
 */
export function watchHandshake(): void {
  let loadedAt = 0
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLIFrameElement && target.dataset.cleat === 'wallet')
      loadedAt = performance.now()
  }
  document.addEventListener('load', onLoad, { capture: true })
  const Channel = window.MessageChannel
  window.MessageChannel = class extends Channel {
    constructor() {
      super()
      const onMessage = ({ data }: MessageEvent) => {
        if (data?.cleat === 'welcome') window.benchHandshakeMs = performance.now() - loadedAt
      }
      this.port1.addEventListener('message', onMessage, { once: true })
    }
  }
}
