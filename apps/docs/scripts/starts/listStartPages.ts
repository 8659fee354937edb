import {
  type Chains,
  type Framework,
  namesOf,
} from '../../../../packages/cli/src/create/choices.ts'
import { startChains } from './startChains.ts'
import { startFrameworks } from './startFrameworks.ts'

export type StartPage = {
  readonly framework: Framework
  readonly chains: Chains
  /** Of the chains: the framework's stands above it. */
  readonly title: string
  readonly route: string
}

/** The quick starts, by framework. */
export function listStartPages(): readonly {
  readonly title: string
  readonly pages: readonly StartPage[]
}[] {
  return namesOf(startFrameworks).map((framework) => ({
    title: startFrameworks[framework].title,
    pages: namesOf(startChains).map((chains) => ({
      framework,
      chains,
      title: startChains[chains].title,
      route: `start/${framework}/${chains}`,
    })),
  }))
}
