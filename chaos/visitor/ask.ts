import { runIn } from '../browser/page.ts'
import type { World } from '../world.ts'
import type { App } from './app.ts'
import type { Step } from './step.ts'

/** Has the app of a tab do something, and follows it to its end. */
export function ask(world: World, step: Step & { tab: number }, run: (app: App) => unknown): void {
  const app = world.app(step.tab)
  runIn(app.page, () => {
    const promise = run(app)
    if (promise instanceof Promise)
      world.follow(`${step.tab} ${step.do} of step ${world.at}`, promise)
  })
}
