import { CleatError, type Kit } from '@cleat/core'
import { attachRemoteWallets } from '@cleat/core/remote-wallets'
import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { KitProvider } from '../kit/KitProvider.tsx'
import { createStyleHolder } from '../style/createStyleHolder.ts'
import { styleContext } from '../style/styleContext.ts'
import type { AnyFeature } from './feature/feature.ts'
import { featuresContext } from './feature/featuresContext.ts'
import { preloadAccount } from './feature/preloadAccount.ts'
import { Modal } from './Modal/Modal.tsx'
import { onFirstAccount } from './onFirstAccount.ts'
import { shieldEvents } from './shieldEvents.ts'

export declare namespace mountModal {
  type Parameters = {
    kit: Kit
    features: readonly AnyFeature[]
    /** The parent element. @default the body of the page */
    container?: HTMLElement | ShadowRoot | undefined
    /**
     * Renders inside the container instead of over the page. Inline modals are always open, and a
     * close returns to the first view. @default false
     */
    inline?: boolean | undefined
    /**
     * Renders the first view at once but hidden, for a visitor who is about to open the modal.
     * @default false
     */
    isPrepared?: boolean | undefined
  }
}

/**
 * Mounts the modal of a kit into the page, in its own React root. It follows the kit's state.
 * @returns unmounts it and leaves nothing behind
 * @throws `UI_LOAD_FAILED` if the kit's runtime is not loaded
 */
export function mountModal(parameters: mountModal.Parameters): () => void {
  const {
    kit,
    features,
    container = document.body,
    inline = false,
    isPrepared = false,
  } = parameters
  const { current: runtime } = kit.runtime
  if (!runtime) throw new CleatError('UI_LOAD_FAILED')
  const { queryClient, queries } = runtime
  attachRemoteWallets(kit, { wanted: whenWanted(kit) })
  const stopPreloading = preloadAccount(kit, features)
  const stopExpecting = onFirstAccount(kit, () => {
    // Without them, views wait for the chain and show no name.
    for (const work of [runtime.rememberAnswers(), runtime.followIdentities()])
      work.catch(() => undefined)
  })
  const element = document.createElement('div')
  element.dataset.cleat = 'root'
  // No box, whatever the host's CSS sets for `body > div`.
  element.style.setProperty('display', 'contents', 'important')
  container.append(element)

  const root = createRoot(element)
  if (!inline) shieldEvents(element)
  const home = element.getRootNode()
  const { nonce } = kit.controllers.options.state
  const styles = createStyleHolder({ scope: home instanceof ShadowRoot ? home : document, nonce })
  // Fetched before the first render, so that the list renders once. When the visitor waits, the
  // wallets that are found in the browser come first.
  const isAhead = isPrepared && !kit.controllers.modal.state.open
  const listed = isAhead ? queryClient.prefetchQuery(queries.registry()) : undefined
  let isDrawn = false
  const draw = () => {
    if (isDrawn) return
    isDrawn = true
    root.render(
      <styleContext.Provider value={styles}>
        <QueryClientProvider client={queryClient}>
          <KitProvider kit={kit}>
            <featuresContext.Provider value={features}>
              <Modal isInline={inline} isPrepared={isPrepared} />
            </featuresContext.Provider>
          </KitProvider>
        </QueryClientProvider>
      </styleContext.Provider>,
    )
  }
  const { modal } = kit.controllers
  // For as long as it is mounted: a request of the app is reviewed where something listens.
  const stopWaiting = modal.onOpen(draw)
  // Hidden views render in small steps that yield to the page.
  const drawOutOfSight = () => startTransition(draw)
  if (inline || modal.state.open) draw()
  else if (listed) void listed.then(drawOutOfSight)
  else drawOutOfSight()
  return () => {
    isDrawn = true
    stopWaiting()
    stopPreloading()
    stopExpecting()
    root.unmount()
    styles.release()
    element.remove()
  }
}

/** Resolves once the visitor has opened the modal or is about to. */
function whenWanted(kit: Kit): Promise<void> {
  const { modal } = kit.controllers
  if (modal.isWanted()) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      for (const stop of stops) stop()
      resolve()
    }
    const stops = [modal.onPrepare(end), modal.onOpen(end)]
  })
}
