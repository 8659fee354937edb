import { type Context, createContext } from 'react'
import type { AnyFeature } from './feature.ts'

/** The features of the mounted modal. Empty without a provider. */
export const featuresContext: Context<readonly AnyFeature[]> = createContext<readonly AnyFeature[]>(
  [],
)
