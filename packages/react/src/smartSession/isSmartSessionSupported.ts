import { getSessions } from './getSessions.ts'

/**
 * Whether the wallet grants permissions on the network in use. Never prompts. A paired wallet that
 * only a request could tell about counts as able.
 * @throws `CONFIG_NO_KIT`
 * @example
 * ```tsx
 * import { isSmartSessionSupported } from '@cleat/react/appkit/smart-session'
 *
 * export async function canSubscribe() {
 *   return isSmartSessionSupported()
 * }
 * ```
 */
export async function isSmartSessionSupported(): Promise<boolean> {
  const { sessions } = await getSessions('isSmartSessionSupported')
  const { status } = await sessions.isSupported()
  return status !== 'unsupported'
}
