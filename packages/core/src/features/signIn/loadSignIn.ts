import type { FeatureRuntime } from '../../runtime/features/featureRuntime.ts'
import { createSignIn } from './createSignIn.ts'
import type { SignInController } from './state/signInController.ts'

/** What creates the sign-in of the options, with the code of the service where they name one. */
export async function loadSignIn({
  options,
  loadSiwx,
}: FeatureRuntime): Promise<(runtime: FeatureRuntime) => SignInController> {
  const { siwx = options.siweConfig, services } = options
  const url = siwx ? undefined : services?.auth
  const service = url ? await loadSiwx?.() : undefined
  const config = url ? service?.createSiwx(url) : siwx
  return (kit) => createSignIn(kit, config)
}
