import { CleatError } from '../../base/errors/cleatError.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import type { checkAppText } from './checkAppText.ts'
import { isSignInText } from './isSignInText.ts'

/** Once loaded, it is there at once: even then an `import()` waits for what the page draws. */
let loaded: typeof checkAppText | undefined

/**
 * Stage 2, for texts of the app that may look like a sign-in. Loads the code that checks them.
 * Where it cannot be loaded, requests pass, except those of apps with `strictSignIn`.
 * @throws `SIWX_…` or `UI_LOAD_FAILED`, with `strictSignIn`
 */
export async function guardSignIn(kit: KitBase, request: WalletRequest): Promise<void> {
  const isMeant =
    request.type === 'message:sign'
      ? isSignInText(request.message)
      : request.type === 'provider:request' && /sign|invoke/i.test(request.method)
  if (!isMeant) return
  loaded ??= await load(kit)
  loaded?.(kit, request)
}

async function load({ options }: KitBase): Promise<typeof checkAppText | undefined> {
  try {
    return (await import('./checkAppText.ts')).checkAppText
  } catch (cause) {
    if (options.strictSignIn) throw new CleatError('UI_LOAD_FAILED', { cause })
    return undefined
  }
}
