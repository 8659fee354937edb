import { CleatError } from '../base/errors/cleatError.ts'
import type { KitOptions } from '../contract/options/kitOptions.ts'
import { setupOptions } from '../contract/options/setupOptions.ts'
import { stateOptions } from '../contract/options/stateOptions.ts'
import type { FeatureDefinition } from '../runtime/features/defineFeature.ts'
import { listIneffective } from './listIneffective.ts'
import * as features from './registry.ts'

/**
 * Refuses unknown options, such as misspelt ones, and names those without an effect in the console.
 * In development only, by the condition of `#checkOptions`.
 * @throws `CONFIG_OPTION_UNKNOWN`, `CONFIG_SIWX_INVALID`
 */
export function checkOptions(
  options: KitOptions,
  registered: readonly FeatureDefinition[] = Object.values(features),
): void {
  const ofFeatures = registered.flatMap((feature) => feature.options ?? [])
  const known = new Set([...Object.keys(stateOptions), ...Object.keys(setupOptions), ...ofFeatures])
  for (const name of Object.keys(options ?? {}))
    if (!known.has(name)) throw new CleatError('CONFIG_OPTION_UNKNOWN', { context: { name } })

  if (options?.siwx && options.siweConfig)
    throw new CleatError('CONFIG_SIWX_INVALID', {
      context: { reason: 'both `siwx` and `siweConfig` were given' },
    })

  const ineffective = listIneffective(options)
  if (ineffective.length > 0)
    // biome-ignore lint/suspicious/noConsole: for developers only, once for each kit
    console.warn(`Cleat: without effect yet: ${ineffective.join(', ')}. See docs/migration.md.`)
}
