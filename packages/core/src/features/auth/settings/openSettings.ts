import { CleatError } from '../../../base/errors/cleatError.ts'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import type { AuthContext } from '../state/authContext.ts'
import { findLoginWallet } from '../state/findLoginWallet.ts'
import { findWalletName } from '../state/findWalletName.ts'

/** Opens the window of the settings, in the tick of the click. Another one takes its place. */
export async function openSettings(context: AuthContext): Promise<void> {
  const { kit, state, internal, lifetime } = context
  internal.settings?.abort()
  const own = new AbortController()
  internal.settings = own
  const isCurrent = () => internal.settings === own && !lifetime.aborted
  state.settingsWindow = { status: 'pending', step: 'service' }
  try {
    const auth = findLoginWallet(kit)
    if (!auth) throw new CleatError('CONNECTOR_NOT_FOUND', { context: { connectorId: 'AUTH' } })
    await auth.logins.openSettings({
      signal: AbortSignal.any([own.signal, lifetime]),
      onStep(step) {
        if (isCurrent()) state.settingsWindow = { status: 'pending', step }
      },
    })
    if (isCurrent()) state.settingsWindow = { status: 'over' }
  } catch (cause) {
    if (!isCurrent()) return
    const facts = { wallet: findWalletName(kit), method: 'openSettings' }
    const error = toCleatError(cause, 'WALLET_ERROR', { context: facts })
    state.settingsWindow = { status: 'error', error }
  }
}
