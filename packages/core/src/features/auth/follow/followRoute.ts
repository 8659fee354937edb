import { subscribe } from 'valtio/vanilla'
import type { AuthContext } from '../state/authContext.ts'

const routes: readonly string[] = ['EmbeddedWallet', 'ConnectingSocial', 'ConnectingFarcaster']

/**
 * Ends a login when the visitor leaves its view.
 * @returns the unsubscribe function
 */
export function followRoute({ kit }: AuthContext, end: () => void): () => void {
  const { modal, router } = kit.controllers
  let wasThere = false
  const look = () => {
    const isThere = router.state.history.some(({ name }) => routes.includes(name))
    if (wasThere && !isThere && modal.state.open) end()
    wasThere = isThere
  }
  return subscribe(router.state, look, true)
}
