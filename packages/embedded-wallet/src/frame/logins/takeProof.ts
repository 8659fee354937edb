import { loginSchemas } from '../../service/loginSchemas.ts'
import { sessionSchemas, type WalletSession } from '../../service/sessionSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { askAgain } from '../service/askAgain.ts'
import { ServiceError } from '../service/serviceError.ts'

/** `wrong`: the login of no account. `incomplete`: the provider has proven nothing. */
export type TakenProof =
  | { readonly session: WalletSession }
  | { readonly problem: 'wrong' | 'incomplete' | 'service' }

/**
 * Ends the login at a provider that a window is back from, to prove an account. It makes none.
 * @param login its id
 */
export async function takeProof(
  { service }: Pick<FrameContext, 'service'>,
  login: string,
  signal: AbortSignal,
): Promise<TakenProof> {
  const path = `logins/${login}`
  try {
    const { state } = await askAgain(service, {
      ...{ method: 'GET', path, schema: loginSchemas.state, signal },
    })
    if (state === 'new' || state === 'linkable') return { problem: 'wrong' }
    if (state !== 'known') return { problem: 'incomplete' }
    return await service.ask({
      ...{ method: 'POST', path: `${path}/finish`, body: { account: 'known' } },
      ...{ schema: sessionSchemas.opened, signal },
    })
  } catch (error) {
    if (signal.aborted || !(error instanceof ServiceError)) throw error
    return { problem: 'service' }
  }
}
