export type Example = {
  /** Its source as a file name: `packages.react.src.hooks.useAppKit.1.tsx`. */
  readonly name: string
  /** Starts with blank lines, so that the compiler reports the line numbers of the source. */
  readonly code: string
}

/**
 * Lists the complete snippets of a file: `@example` blocks of TSDoc, or the `tsx` fences of
 * Markdown. Its `ts` fences are excerpts.
 */
export function listExamples(path: string, text: string): Example[] {
  const isMarkdown = path.endsWith('.md')
  const stem = path.replace(/\.\w+$/, '').replaceAll('/', '.')
  const found: Example[] = []
  const fence = isMarkdown ? /^```tsx$/ : /^```tsx?$/
  let code: string[] | undefined
  for (const [at, raw] of text.split('\n').entries()) {
    const line = isMarkdown ? raw : raw.replace(/^\s*\* ?/, '')
    if (code && line.trim() === '```') {
      found.push({ name: `${stem}.${found.length + 1}.tsx`, code: `${code.join('\n')}\n` })
      code = undefined
    } else if (code) code.push(line)
    else if (fence.test(line.trim())) code = Array.from({ length: at + 1 }, () => '')
  }
  if (code) throw new Error(`${path} opens a fence and does not close it`)
  const examples = isMarkdown ? 0 : text.split('@example').length - 1
  if (examples > found.length) throw new Error(`${path}: an @example is not in a fence`)
  return found
}
