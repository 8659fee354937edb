import type { ThemeToken, ThemeVariables } from '@cleat/core'
import { contrastPairs } from './contrastPairs.ts'
import { getContrast, type Rgb } from './getContrast.ts'
import { sanitizeThemeVariables } from './sanitizeThemeVariables.ts'
import { tokens } from './tokens.ts'

/** Computes colours as browsers do. */
export type ReadColor = (value: string, below?: Rgb) => Rgb | undefined

/**
 * Lists problems of an app's theme variables in sentences, worst first: refused variables, and text
 * with low contrast.
 */
export function checkTheme(parameters: {
  variables: ThemeVariables
  /** `undefined` where colours cannot be computed. */
  readColor?: ReadColor | undefined
}): readonly string[] {
  const { variables, readColor } = parameters
  const safe = new Map(sanitizeThemeVariables(variables))
  const leftOut = findLeftOut({ variables, safe })
  if (!readColor) return leftOut
  return [...leftOut, ...findNoColors({ safe, readColor }), ...findIllegible(readColor)]
}

function findLeftOut(parameters: {
  variables: ThemeVariables
  safe: ReadonlyMap<string, string>
}): string[] {
  return Object.entries(parameters.variables).flatMap(([name, value]) => {
    const ours = name.replace(/^--(?:w3m|apkt)-/, '--cleat-')
    if (!Object.hasOwn(tokens, ours.replace('--cleat-', ''))) return `${name} is no theme variable.`
    if (value === undefined || parameters.safe.has(ours)) return []
    return `${name} is left out: "${value}" is not plain enough to be a value.`
  })
}

function findNoColors(parameters: {
  safe: ReadonlyMap<string, string>
  readColor: ReadColor
}): string[] {
  return [...parameters.safe].flatMap(([name, value]) => {
    const { kind } = tokens[name.replace('--cleat-', '') as ThemeToken] ?? {}
    return kind === 'color' && !parameters.readColor(value)
      ? `${name} is to be a colour, and "${value}" is none.`
      : []
  })
}

function findIllegible(readColor: ReadColor): string[] {
  const read = (token: ThemeToken, below?: Rgb) => readColor(`var(--cleat-${token})`, below)
  const page = read('page')
  return contrastPairs
    .flatMap(({ front, back, least }) => {
      const surface = read(back, page)
      const text = surface && read(front, surface)
      const ratio = text ? getContrast(text, surface) : least
      return ratio < least ? { front, back, least, ratio } : []
    })
    .sort((one, other) => one.ratio / one.least - other.ratio / other.least)
    .map(
      ({ front, back, least, ratio }) =>
        `--cleat-${front} on --cleat-${back} has a contrast of ${ratio.toFixed(1)}:1 and needs ${least}:1. Change one of them.`,
    )
}
