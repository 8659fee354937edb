'use client'

import '../config/index.ts'
import type { ReactNode } from 'react'

/** Brings the kit to server and browser. Hooks find it without a provider. */
export function ContextProvider({ children }: { children: ReactNode }) {
  return children
}
