import type { Stage } from './createStage.ts'
import type { FrameViewName, FrameViews } from './frameViews.ts'

/**
 * Asks the visitor while something else may settle the matter. What comes first counts, and the
 * other is called off.
 */
export async function askWhile<name extends FrameViewName, result>(
  stage: Stage,
  asked: { readonly name: name; readonly shown: FrameViews[name]['shown'] },
  work: (signal: AbortSignal) => Promise<result>,
  signal: AbortSignal,
): Promise<{ readonly answer: FrameViews[name]['answer'] } | { readonly result: result }> {
  const own = new AbortController()
  const life = AbortSignal.any([signal, own.signal])
  const asking = stage.ask(asked.name, asked.shown, life).then((answer) => ({ answer }))
  const working = work(life).then((result) => ({ result }))
  try {
    return await Promise.race([asking, working])
  } finally {
    // The one that lost ends as called off, which is no failure.
    asking.catch(() => undefined)
    working.catch(() => undefined)
    own.abort()
  }
}
