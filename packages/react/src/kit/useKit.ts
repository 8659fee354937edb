import type { AppKit } from './appKit.ts'
import { useOptionalKit } from './useCurrentKit.ts'

/**
 * The kit of the nearest provider, else the first of the page: all that `createAppKit` returned.
 * For tools around Cleat; apps have hooks for what they show. `undefined` before `createAppKit`.
 * @example
 * ```tsx
 * import { useKit } from '@cleat/react/kit'
 *
 * export function Adapters() {
 *   const kit = useKit()
 *   return <p>{[...(kit?.adapters.keys() ?? [])].join(', ')}</p>
 * }
 * ```
 */
export function useKit(): AppKit | undefined {
  return useOptionalKit()
}
