import type { SIWXConfig } from '@cleat/core'
import { useOptionalKit } from '../kit/useCurrentKit.ts'

export declare namespace useAppKitSIWX {
  type ReturnType<config extends SIWXConfig = SIWXConfig> = config | undefined
}

/**
 * The option `siwx` or `siweConfig` of `createAppKit`, as the app gave it. `undefined` before
 * `createAppKit` and in apps without.
 * @example
 * ```tsx
 * import type { DefaultSIWX } from '@cleat/siwx'
 * import { useAppKitSIWX } from '@cleat/react'
 *
 * export function Required() {
 *   const siwx = useAppKitSIWX<DefaultSIWX>()
 *   return <p>{siwx?.getRequired() ? 'Sign in to use this app.' : 'You can look around.'}</p>
 * }
 * ```
 */
export function useAppKitSIWX<
  config extends SIWXConfig = SIWXConfig,
>(): useAppKitSIWX.ReturnType<config> {
  const { siwx, siweConfig } = useOptionalKit()?.options ?? {}
  return (siwx ?? siweConfig) as config | undefined
}
