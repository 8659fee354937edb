import { useControllerState } from '@cleat/ui/kit'
import type { AppKit } from '../../kit/appKit.ts'

/**
 * Returns a text of the buttons: the app's own from the option `texts`, else the given English.
 * The translations load with the modal; a button must not wait for them.
 */
export function useButtonText(kit: AppKit): (key: `button.${string}`, fallback: string) => string {
  const texts = useControllerState(kit.controllers.options.state, (options) => options.texts)
  return (key, fallback) => texts?.[key] ?? fallback
}
