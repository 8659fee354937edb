import type { Kit } from '@cleat/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { KitProvider } from '../kit/KitProvider.tsx'
import { createStyleHolder } from '../style/createStyleHolder.ts'
import { styleContext } from '../style/styleContext.ts'
import { dropEmptyStyles } from './dropEmptyStyles.ts'
import { Modal } from './Modal/Modal.tsx'

export declare namespace mountModal {
  type Parameters = {
    kit: Kit
    /** Where it is put. @default the body of the page */
    container?: HTMLElement | ShadowRoot | undefined
    /** For the `<style>` elements that stand in where stylesheets cannot be constructed. */
    nonce?: string | undefined
  }
}

/**
 * Puts the modal of a kit into the page, in a React root of its own. It follows the state of the kit from then on.
 * @returns what takes it out again and leaves nothing behind
 */
export function mountModal(parameters: mountModal.Parameters): () => void {
  const { kit, container = document.body, nonce } = parameters
  const element = document.createElement('div')
  element.dataset.cleat = 'root'
  // No box of its own, whatever the host says about `body > div`.
  element.style.setProperty('display', 'contents', 'important')
  container.append(element)

  const root = createRoot(element)
  const home = element.getRootNode()
  const styles = createStyleHolder({ scope: home instanceof ShadowRoot ? home : document, nonce })
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: 1, networkMode: 'always' } },
  })
  root.render(
    <styleContext.Provider value={styles}>
      <QueryClientProvider client={queries}>
        <KitProvider kit={kit}>
          <Modal />
        </KitProvider>
      </QueryClientProvider>
    </styleContext.Provider>,
  )
  return () => {
    root.unmount()
    queries.clear()
    styles.release()
    element.remove()
    dropEmptyStyles(element.ownerDocument)
  }
}
