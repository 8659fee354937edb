import type { Lie } from './answers/lie.ts'
import { toField } from './listLies.ts'

/** Chooses so many lies about each field, or all of them. Other seeds choose others. */
export function chooseLies(parameters: {
  lies: readonly Lie[]
  each: number | undefined
  seed: number
}): { readonly chosen: readonly Lie[]; readonly rest: readonly Lie[] } {
  const { lies, each, seed } = parameters
  if (each === undefined) return { chosen: lies, rest: [] }
  const chosen = [...Map.groupBy(lies, toField).values()].flatMap((list, field) => {
    const start = (seed * 31 + field * 7) % list.length
    return [...list.slice(start), ...list.slice(0, start)].slice(0, each)
  })
  const isChosen = new Set(chosen)
  return { chosen, rest: lies.filter((lie) => !isChosen.has(lie)) }
}

/** Pairs of lies about different fields. The same seed draws the same ones. */
export function drawPairs(parameters: {
  lies: readonly Lie[]
  pairs: number
  seed: number
}): readonly (readonly [Lie, Lie])[] {
  const { lies, pairs } = parameters
  let state = parameters.seed >>> 0
  const draw = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return lies[(state >>> 8) % Math.max(1, lies.length)]
  }
  return Array.from({ length: pairs }, () => [draw(), draw()] as const).flatMap(([one, other]) =>
    one && other && toField(one) !== toField(other) ? [[one, other] as const] : [],
  )
}
