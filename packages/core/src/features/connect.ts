import type { ConnectedAccount } from '../contract/wallets/connectedAccount.ts'
import type { connect as connectAny } from '../runtime/actions/connect.ts'
import type { InstanceOf } from './controllers.ts'
import type { SignInSession } from './signIn/state/signInState.ts'

export declare namespace connect {
  type Parameters<isSigningIn extends boolean = boolean> = connectAny.Parameters & {
    /**
     * Also signs in, and resolves with the session. Needs the option `siwx` or `siweConfig`.
     * @default false
     */
    signIn?: isSigningIn | undefined
  }
  type ReturnType<isSigningIn extends boolean = false> = Promise<
    isSigningIn extends true
      ? ConnectedAccount & { readonly session: SignInSession }
      : ConnectedAccount
  >
  type ErrorType = connectAny.ErrorType
}

type Connect = <isSigningIn extends boolean = false>(
  parameters: connect.Parameters<isSigningIn>,
) => connect.ReturnType<isSigningIn>

/** The action that connects a wallet, and signs in if the app wants so. */
export function toConnect(runtime: {
  readonly actions: {
    readonly connect: (parameters: connectAny.Parameters) => connectAny.ReturnType
  }
  readonly feature: (id: 'signIn') => Promise<InstanceOf<'signIn'>>
}): Connect {
  const { connect } = runtime.actions
  const connectAnd = ({ signIn, ...parameters }: connect.Parameters) =>
    signIn
      ? runtime.feature('signIn').then((feature) => feature.connectAndSignIn(parameters))
      : connect(parameters)
  return connectAnd as Connect
}
