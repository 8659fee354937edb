import { useControllerState } from '@cleat/ui/kit'
import type { AppKit } from '../../appKit.ts'

/**
 * Reads a text of the buttons: the app's own from the option `texts`, else the given English. The catalogues of languages come
 * with the modal, and a page must not wait for one to show its button.
 */
export function useButtonText(kit: AppKit): (key: `button.${string}`, fallback: string) => string {
  const texts = useControllerState(kit.controllers.options.state, (options) => options.texts)
  return (key, fallback) => texts?.[key] ?? fallback
}
