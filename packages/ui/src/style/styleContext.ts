import { type Context, createContext } from 'react'
import type { StyleHolder } from './createStyleHolder.ts'

/** Adopts the styles of the components below. */
export const styleContext: Context<StyleHolder | undefined> = createContext<
  StyleHolder | undefined
>(undefined)
