import type { createAppKit } from '@cleat/react'
import type { ChainSetUp } from '../chains/chainSetUp.ts'

/** One way an app may set Cleat up, to be tried by hand and by the journeys. */
export type Configuration = {
  /** What `?config=` names it by. */
  readonly id: string
  readonly title: string
  /** What is special about it. */
  readonly text: string
  /** What it says to `createAppKit` beyond the laboratory's own options. */
  readonly options?: Options
  /** The same, where it has to be asked for first. */
  readonly loadOptions?: () => Promise<Options>
  /** Brings the chains that it wants, where that is not wagmi's alone. */
  readonly setUp?: () => Promise<ChainSetUp>
  /** Prepares the page before the kit is created. */
  readonly prepare?: () => void
  /** Theme of the page's own, where the configuration needs one. */
  readonly themeMode?: 'light' | 'dark'
}

type Options = Partial<createAppKit.Parameters>
