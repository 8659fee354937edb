import type { JSX } from 'react'
import { createAppKit } from './createAppKit.ts'
import { provideKit } from './internal/provideKit.tsx'

export declare namespace AppKitProvider {
  type Props = provideKit.Props
}

/** Gives a subtree its kit: one made by `createAppKit`, or one made here from the same options. */
export function AppKitProvider(props: AppKitProvider.Props): JSX.Element {
  return provideKit({ props, createAppKit })
}
