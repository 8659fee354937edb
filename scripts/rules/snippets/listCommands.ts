export type Command = {
  /** The line in its file. */
  readonly line: number
  /** Its words, without the variables before them. */
  readonly words: readonly string[]
}

/** Lists the commands of a Markdown file: those of its `sh` fences, and `pnpm …` in its text. */
export function listCommands(text: string): Command[] {
  const found: Command[] = []
  let language: string | undefined
  for (const [at, raw] of text.split('\n').entries()) {
    const opening = /^\s*```(\S*)/.exec(raw)
    if (opening) {
      language = language === undefined ? opening[1] : undefined
    } else if (language === 'sh') {
      for (const part of withoutComment(raw).split(/ (?:&&|\|\||\|) |;/)) add(found, at, part)
    } else if (language === undefined) {
      for (const [, code = ''] of raw.matchAll(/`((?:npx -y )?pnpm[ @][^`…]*)`/g))
        add(found, at, code)
    }
  }
  return found
}

function add(found: Command[], at: number, code: string): void {
  const words = splitWords(code)
  const first = words.findIndex((word) => !/^\w+=/.test(word))
  if (first >= 0) found.push({ line: at + 1, words: words.slice(first) })
}

/** Splits at spaces, except in quotes. */
function splitWords(code: string): string[] {
  return code.match(/(?:'[^']*'|"[^"]*"|\S)+/g) ?? []
}

function withoutComment(line: string): string {
  return line.replace(/(?:^|\s)#.*$/, '')
}
