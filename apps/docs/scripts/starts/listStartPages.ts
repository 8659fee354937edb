import { startChains } from './startChains.ts'
import { startFrameworks } from './startFrameworks.ts'

type StartPage = { readonly title: string; readonly route: string }

/** The quick starts, by framework. */
export function listStartPages(): { readonly title: string; readonly pages: StartPage[] }[] {
  return startFrameworks.map((framework) => ({
    title: framework.title,
    pages: startChains.map((chain) => ({
      title: chain.title,
      route: `start/${framework.id}/${chain.id}`,
    })),
  }))
}
