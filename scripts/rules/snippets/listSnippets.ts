export type Snippet = {
  /** Its source as a file name: `packages.react.src.hooks.useAppKit.1.tsx`. */
  readonly name: string
  /** Stands on the lines of the source, so that the compiler reports their numbers. */
  readonly code: string
}

/**
 * Lists the snippets of a file: `@example` blocks of TSDoc, or `ts` and `tsx` fences of Markdown.
 * A fence marked `continues` also has the code of the fence before it. What the text around a
 * fence supposes is declared in a comment right before it, which begins with `given`.
 */
export function listSnippets(path: string, text: string): Snippet[] {
  const stem = path.replace(/\.\w+$/, '').replaceAll('/', '.')
  const isMarkdown = /\.(?:md|txt)$/.test(path)
  const found: Snippet[] = []
  let before = new Map<number, string>()
  let given = new Map<number, string>()
  for (const block of isMarkdown ? markdownBlocks(path, text) : docBlocks(path, text)) {
    if (block.kind === 'given') {
      given = block.lines
      continue
    }
    const lines = new Map([...(block.isContinued ? before : []), ...given, ...block.lines])
    const name = `${stem}.${found.length + 1}.${block.language}`
    found.push({ name, code: toCode(lines) })
    before = lines
    given = new Map()
  }
  const examples = isMarkdown ? 0 : text.split('@example').length - 1
  if (examples > found.length) throw new Error(`${path}: an @example is not in a fence`)
  return found
}

type Block =
  | { readonly kind: 'given'; readonly lines: Map<number, string> }
  | {
      readonly kind: 'fence'
      readonly language: string
      readonly isContinued: boolean
      readonly lines: Map<number, string>
    }

// `twoslash` gives a snippet hovers on the site.
const fence = /^```(?<language>tsx?)(?: twoslash)?(?<continued> continues)?$/

function* markdownBlocks(path: string, text: string): Generator<Block> {
  yield* blocks(path, text.split('\n'), (line) => line)
}

function* docBlocks(path: string, text: string): Generator<Block> {
  yield* blocks(path, text.split('\n'), (line) => line.replace(/^\s*\* ?/, ''))
}

function* blocks(
  path: string,
  lines: readonly string[],
  strip: (line: string) => string,
): Generator<Block> {
  for (let at = 0; at < lines.length; at += 1) {
    const opening = strip(lines[at] ?? '').trim()
    const groups = fence.exec(opening)?.groups
    const end = groups ? '```' : opening === '<!-- given' ? '-->' : undefined
    if (!end) {
      // A fence of another language may show such a fence.
      if (opening.startsWith('```')) at = findEnd(path, lines, at, '```', strip)
      continue
    }
    const last = findEnd(path, lines, at, end, strip)
    const code = new Map<number, string>()
    for (let line = at + 1; line < last; line += 1) code.set(line, strip(lines[line] ?? ''))
    at = last
    if (!groups) yield { kind: 'given', lines: code }
    else
      yield {
        kind: 'fence',
        language: groups.language ?? 'ts',
        isContinued: groups.continued !== undefined,
        lines: code,
      }
  }
}

function findEnd(
  path: string,
  lines: readonly string[],
  from: number,
  end: string,
  strip: (line: string) => string,
): number {
  const at = lines.findIndex((line, index) => index > from && strip(line).trim() === end)
  if (at < 0) throw new Error(`${path}:${from + 1} opens a fence and does not close it`)
  return at
}

function toCode(lines: ReadonlyMap<number, string>): string {
  const last = Math.max(...lines.keys())
  return `${Array.from({ length: last + 1 }, (_, at) => lines.get(at) ?? '').join('\n')}\n`
}
