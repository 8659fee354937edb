import { Problem } from './problem.ts'

export declare namespace parseJson {
  type Options = {
    /** Whether texts may have the character U+0000, which no database stores. @default false */
    hasNul?: boolean | undefined
  }
}

const depthLimit = 32
const nul = /(?<!\\)(?:\\\\)*\\u0000/

/**
 * Parses JSON of bounded depth, so that later recursion is safe.
 * @throws a `Problem`
 */
export function parseJson(text: string, { hasNul = false }: parseJson.Options = {}): unknown {
  if (depthOf(text) > depthLimit) {
    throw new Problem('INVALID_BODY', {
      detail: `The body is nested deeper than ${depthLimit} levels. Send it flatter.`,
    })
  }
  if (!hasNul && nul.test(text))
    throw new Problem('INVALID_BODY', {
      detail: 'The body has the character U+0000. Send it without.',
    })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Problem('INVALID_BODY', { detail: 'The body is not JSON.', cause: error })
  }
}

/** The nesting depth, counted before parsing. Brackets inside strings do not count. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isString = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (isString) {
      if (character === '\\') index += 1
      else if (character === '"') isString = false
    } else if (character === '"') isString = true
    else if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth)
    else if (character === ']' || character === '}') depth -= 1
  }
  return deepest
}
