import type { SettingsFacts } from '../context/settingsState.ts'

/** Seconds after a login in which the service releases its share for an export. */
const freshSeconds = 300
/** For what is between the last step and the request. */
const spareSeconds = 30

/** What an export needs first: a new login, a touch of a passkey, or nothing more than holding. */
export type ExportStep = 'login' | 'touch' | 'hold'

/**
 * What comes before a secret is shown. The service decides by the same rules; this only asks in
 * the right order.
 */
export function findExportStep(facts: {
  readonly session: Pick<SettingsFacts['session'], 'method' | 'loginAge'>
  readonly wallet: Pick<SettingsFacts['wallet'], 'confirm'>
  readonly hasPasskey: boolean
  /** Whether a passkey was touched for this export. */
  readonly isTouched: boolean
}): ExportStep {
  const { session, wallet, hasPasskey, isTouched } = facts
  const { method, loginAge = Number.POSITIVE_INFINITY } = session
  if (loginAge > freshSeconds - spareSeconds) return 'login'
  const isAsked = wallet.confirm === 'passkey' || (hasPasskey && method !== 'passkey')
  return isAsked && !isTouched ? 'touch' : 'hold'
}
