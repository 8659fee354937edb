import type { AuthController, Kit, Namespace, Route, SocialProvider } from '@cleat/core'
import { useKit } from '../../../kit/useKit.ts'

export type LogIn = {
  readonly email: (address: string) => void
  readonly social: (provider: SocialProvider) => void
  readonly passkey: () => void
}

/** Starts logins, and opens the views that follow them. Called in a click, windows may open. */
export function useLogIn(namespace?: Namespace): LogIn {
  const kit = useKit()
  return {
    email: (email) =>
      begin(kit, { name: 'EmbeddedWallet' }, (auth) => auth.connectEmail({ email, namespace })),
    passkey: () =>
      begin(kit, { name: 'EmbeddedWallet' }, (auth) => auth.connectPasskey({ namespace })),
    social: (provider) =>
      begin(
        kit,
        provider === 'farcaster'
          ? { name: 'ConnectingFarcaster' }
          : { name: 'ConnectingSocial', provider },
        (auth) =>
          provider === 'farcaster'
            ? auth.connectFarcaster({ namespace })
            : auth.connectSocial({ provider, namespace }),
      ),
  }
}

function begin(kit: Kit, route: Route, logIn: (auth: AuthController) => Promise<unknown>): void {
  const start = (auth: AuthController) => {
    kit.controllers.router.push(route)
    // Its result is in the state.
    logIn(auth).catch(() => undefined)
  }
  const { auth } = kit.controllers
  if (auth) start(auth)
  // Without its code nothing happens, and the next press tries again.
  else kit.feature('auth').then(start, () => undefined)
}
