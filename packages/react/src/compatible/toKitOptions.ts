import type { AppKitOptions as LeanOptions } from '../kit/appKitOptions.ts'
import type { AppKitOptions } from './appKitOptions.ts'

/** Writes options that only AppKit has in Cleat's own terms. */
export function toKitOptions(options: AppKitOptions): LeanOptions {
  if (!options?.basic) return options
  return {
    ...options,
    unsupportedChain: options.unsupportedChain ?? 'banner',
    features: { ...options.features, history: false },
  }
}
