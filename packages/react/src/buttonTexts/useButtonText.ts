import { useControllerState } from '@cleat/ui/kit'
import type { AppKit } from '../kit/appKit.ts'

/**
 * Returns a text of the buttons: the app's own from the option `texts`, else in the language of the
 * modal once that has loaded, else the given English. A button does not wait for a translation.
 */
export function useButtonText(kit: AppKit): (key: `button.${string}`, fallback: string) => string {
  const { texts, translation } = useControllerState(kit.controllers.options.state)
  return (key, fallback) => texts?.[key] ?? translation?.[key] ?? fallback
}
