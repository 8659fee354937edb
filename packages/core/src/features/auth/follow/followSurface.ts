import { subscribe } from 'valtio/vanilla'
import { closeModal } from '../../../boot/actions/closeModal.ts'
import type { AuthSurfaceState } from '../../../contract/auth/authSurface.ts'
import type { AuthContext, LoginWallet } from '../state/authContext.ts'

type View = AuthSurfaceState['view']

const routes = [
  ...(['EmbeddedWallet', 'EmbeddedWalletRequest', 'UpdateEmailWallet', 'AddDevice'] as const),
]
const login = 'EmbeddedWallet'
const others: { readonly [view in View]?: (typeof routes)[number] } = {
  approve: 'EmbeddedWalletRequest',
  window: 'EmbeddedWalletRequest',
  pair: 'EmbeddedWalletRequest',
  email: 'UpdateEmailWallet',
  add: 'AddDevice',
}

function toRoute(view: View, isLogin: boolean): (typeof routes)[number] {
  // On another site, a login is in a window, too.
  if (isLogin && (view === 'window' || view === 'pair')) return login
  return others[view] ?? login
}

/**
 * Shows the frame in the modal while it has something to ask, and afterwards what was shown before.
 * Leaving the view or closing the modal declines.
 * @returns the unsubscribe function
 */
export function followSurface(context: AuthContext, { logins }: LoginWallet): () => void {
  const { kit, state } = context
  const { surface } = logins
  const { account, events, modal, network, router } = kit.controllers
  /** The route that was opened here, and is left with what the frame shows. */
  let opened: string | undefined
  const isAt = (name: string | undefined) => modal.state.open && router.current().name === name
  const isInHistory = () =>
    router.state.history.some(({ name }) => routes.some((route) => route === name))

  const show = (view: View) => {
    const name = toRoute(view, state.authFlow.status === 'pending')
    if (isAt(name)) return
    if (opened !== undefined && isAt(opened)) router.replace({ name })
    else if (modal.state.open) router.push({ name })
    else {
      router.reset({ name })
      const { status } = account.get(network.state.activeNamespace)
      events.track('MODAL_OPEN', { connected: status === 'connected' })
      modal.open()
    }
    opened = name
  }
  const leave = () => {
    const { authFlow: flow } = state
    // The view of a login stays until that ends.
    const isLogin = flow.status === 'pending' && flow.login.method !== 'social'
    const isOurs = isAt(opened) && !(isLogin && opened === login)
    opened = undefined
    if (isOurs && !router.goBack()) closeModal(kit)
  }
  const look = () => {
    const shown = surface.read()
    state.surface = shown
    if (!shown) return leave()
    // Without an interface, there is no place for a question.
    if (!modal.isDrawn()) return surface.close()
    show(shown.view)
  }
  const decline = () => {
    opened = undefined
    if (surface.read()) surface.close()
  }
  const stops = [
    surface.subscribe(look),
    modal.onClose(decline),
    subscribe(
      router.state,
      () => {
        if (modal.state.open && surface.read() && !isInHistory()) decline()
      },
      true,
    ),
  ]
  look()
  return () => {
    for (const stop of stops) stop()
  }
}
