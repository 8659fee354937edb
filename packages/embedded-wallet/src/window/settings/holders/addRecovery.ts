import { eraseBytes } from '../../../custody/bytes/eraseBytes.ts'
import { chooseRecovery } from '../../../frame/wallets/chooseRecovery.ts'
import type { SettingsContext } from '../context/settingsContext.ts'
import type { SettingsFacts } from '../context/settingsState.ts'
import { changeHolders } from './changeHolders.ts'

/**
 * Adds a method of recovery once it was used. A new code takes the place of the one before: who has
 * two of them knows of neither whether it is the right one.
 */
export async function addRecovery(
  context: SettingsContext,
  { facts, signal }: { readonly facts: SettingsFacts; readonly signal: AbortSignal },
): Promise<void> {
  const { frame } = context
  const recovery = await chooseRecovery(frame, undefined, signal)
  const isCode = recovery.kind === 'code'
  const codes = facts.wallet.holders.filter(({ kind }) => kind === 'code')
  try {
    await changeHolders(context, {
      ...{ facts, signal, remove: isCode ? codes.map(({ id }) => id) : [] },
      add: { recovery, label: isCode ? 'Recovery code' : frame.browser },
    })
  } finally {
    if (recovery.kind === 'passkey') eraseBytes(recovery.secret)
  }
}
