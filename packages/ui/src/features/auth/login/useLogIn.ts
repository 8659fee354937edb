import type { AuthController, AuthLook, Kit, Namespace, Route, SocialProvider } from '@cleat/core'
import { useKit } from '../../../kit/useKit.ts'
import { useLook } from '../look/useLook.ts'

export type LogIn = {
  readonly email: (address: string) => void
  readonly social: (provider: SocialProvider) => void
  readonly passkey: () => void
}

/** Starts logins, and opens the views that follow them. Called in a click, windows may open. */
export function useLogIn(namespace?: Namespace): LogIn {
  const kit = useKit()
  const look = useLook()
  const begin = (route: Route, logIn: (auth: AuthController) => Promise<unknown>) =>
    start(kit, { route, look }, logIn)
  return {
    email: (email) =>
      begin({ name: 'EmbeddedWallet' }, (auth) => auth.connectEmail({ email, namespace })),
    passkey: () => begin({ name: 'EmbeddedWallet' }, (auth) => auth.connectPasskey({ namespace })),
    social: (provider) =>
      begin(
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

function start(
  kit: Kit,
  { route, look }: { route: Route; look: AuthLook },
  logIn: (auth: AuthController) => Promise<unknown>,
): void {
  const run = (auth: AuthController) => {
    kit.controllers.router.push(route)
    // Mails are written in its language.
    auth.setLook(look)
    // Its result is in the state.
    logIn(auth).catch(() => undefined)
  }
  const { auth } = kit.controllers
  if (auth) run(auth)
  // Without its code nothing happens, and the next press tries again.
  else kit.feature('auth').then(run, () => undefined)
}
