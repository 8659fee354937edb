import { object } from 'valibot'
import type { SettingsContext } from '../context/settingsContext.ts'
import type { SettingsFacts } from '../context/settingsState.ts'
import { changeHolders } from './changeHolders.ts'

/**
 * Removes another device of the account. The service refuses it from that moment on; then the
 * shares are made again, so that what it has opens nothing newer.
 */
export async function removeDevice(
  context: SettingsContext,
  asked: { readonly facts: SettingsFacts; readonly id: string; readonly signal: AbortSignal },
): Promise<void> {
  const { facts, id, signal } = asked
  await context.frame.service.ask({
    ...{ method: 'DELETE', path: `devices/${id}`, schema: object({}), signal },
  })
  const isHolder = facts.wallet.holders.some((holder) => holder.id === id)
  if (isHolder) await changeHolders(context, { facts, remove: [id], signal })
}
