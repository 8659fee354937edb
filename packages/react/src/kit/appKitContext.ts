import { createContext } from 'react'
import type { AppKit } from './appKit.ts'

/** The kit of a subtree. Hooks outside of any provider use the first living kit. */
export const AppKitContext: React.Context<AppKit | undefined> = createContext<AppKit | undefined>(
  undefined,
)
