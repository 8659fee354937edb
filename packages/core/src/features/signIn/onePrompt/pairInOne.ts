import type { ChainAdapter } from '../../../contract/adapter/chainAdapter.ts'
import type { Connection } from '../../../contract/adapter/connection.ts'
import type { PairedSignInParameters } from '../../../contract/signIn/pairedSignIn.ts'
import type { SignInProof } from '../../../contract/signIn/signInProof.ts'
import type { SignInContext } from '../state/signInContext.ts'

/** Pairs a wallet, which signs in with the same prompt where it can. */
export async function pairInOne(
  { kit }: Pick<SignInContext, 'kit'>,
  parameters: PairedSignInParameters & {
    adapter: ChainAdapter
    connectorId: string
    signal: AbortSignal
  },
): Promise<{ connection: Connection; proof?: SignInProof | undefined }> {
  const { adapter, connectorId, signal, ...asked } = parameters
  const remote = await kit.remoteWallets.loaded
  // Without it, the wallet is paired as usual.
  const signIn = await remote.askToSignIn(asked).catch(() => undefined)
  try {
    signal.throwIfAborted()
    const connection = await adapter.connect({ connectorId, signal })
    return { connection, proof: signIn?.proof }
  } finally {
    signIn?.stop()
  }
}
