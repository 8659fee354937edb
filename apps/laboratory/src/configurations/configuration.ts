import type { createAppKit } from '@cleat/react'
import type { ChainSetUp } from '../chains/chainSetUp.ts'

/** A set of options for Cleat, to try by hand and in journeys. */
export type Configuration = {
  /** The value of `?config=`. */
  readonly id: string
  readonly title: string
  /** What is special about it. */
  readonly text: string
  /** Options of `createAppKit` in addition to the laboratory's own. */
  readonly options?: Options
  /** The same, where they must be fetched first. */
  readonly loadOptions?: () => Promise<Options>
  /** Creates the chains, where the default ones do not fit. */
  readonly setUp?: () => Promise<ChainSetUp>
  /** Prepares the page before the kit is created. */
  readonly prepare?: () => void
  /** The page's own theme, where the configuration needs one. */
  readonly themeMode?: 'light' | 'dark'
}

type Options = Partial<createAppKit.Parameters>
