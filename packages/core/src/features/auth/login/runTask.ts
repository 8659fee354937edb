import { CleatError } from '../../../base/errors/cleatError.ts'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import type { AuthContext, LoginWallet } from '../state/authContext.ts'
import type { EmailUpdate } from '../state/authFlow.ts'
import { findLoginWallet } from '../state/findLoginWallet.ts'
import { findWalletName } from '../state/findWalletName.ts'
import { toRefusal } from './toRefusal.ts'

/** Has the frame do something beside logins, and keeps its progress. @throws a `CleatError` */
export async function runTask<result>(
  { kit }: Pick<AuthContext, 'kit'>,
  task: {
    method: string
    set: (progress: EmailUpdate) => void
    run: (wallet: LoginWallet) => Promise<result>
    isUnchanged?: ((result: result) => boolean) | undefined
  },
): Promise<result> {
  const { method, set, run } = task
  const auth = findLoginWallet(kit)
  set({ status: 'pending' })
  try {
    if (!auth) throw new CleatError('CONNECTOR_NOT_FOUND', { context: { connectorId: 'AUTH' } })
    const result = await run(auth)
    set({ status: 'success', ...(task.isUnchanged?.(result) && { isUnchanged: true }) })
    return result
  } catch (cause) {
    const wallet = findWalletName(kit)
    const context = { wallet, method }
    const error = toCleatError(toRefusal(cause, wallet), 'WALLET_ERROR', { context })
    set({ status: 'error', error })
    throw error
  }
}
