import type { SignInDevice } from '@cleat/core'
import { useText } from '../../../i18n/useText.ts'
import type { AccountSessionsTexts } from './texts/en.ts'

/** The kind of browser in the visitor's language, such as “Firefox unter Linux”. */
export function useDeviceName({ browser }: Pick<SignInDevice, 'browser'>): string {
  const text = useText<AccountSessionsTexts>()
  if (browser === undefined) return text('sessions.unknown')
  const [, name, system] = /^(.+) on (.+)$/.exec(browser) ?? []
  return name && system ? text('sessions.device', { browser: name, system }) : browser
}
