import type { ConnectedAccount } from '../../../contract/wallets/connectedAccount.ts'
import { connect } from '../../../runtime/actions/connect.ts'
import type { SignInContext } from '../state/signInContext.ts'
import type { SignInSession } from '../state/signInState.ts'
import { signIn } from './signIn.ts'

/** Connects a wallet and signs its account in. An account that is signed in is asked nothing. */
export async function connectAndSignIn(
  context: SignInContext,
  parameters: connect.Parameters,
): Promise<ConnectedAccount & { readonly session: SignInSession }> {
  const { kit, state, internal } = context
  const namespace = kit.controllers.connectors.find(parameters)?.chain
  if (namespace) internal.direct.add(namespace)
  try {
    const account = await connect(kit, parameters)
    const key = `${account.namespace}:${account.address}`
    // What the wallet signed with the same prompt may still be on its way to the service.
    await internal.running.get(key)?.promise?.catch(() => undefined)
    const known = state.accounts[key]
    const session =
      known?.status === 'signedIn'
        ? known.session
        : await signIn(context, { namespace: account.namespace })
    return { ...account, session }
  } finally {
    if (namespace) internal.direct.delete(namespace)
  }
}
