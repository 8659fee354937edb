import { stripVTControlCharacters } from 'node:util'

/** What a developer sees of commands, as Markdown. A second run gives the same text. */
export type Transcript = {
  /** A command and what it printed. */
  add(command: readonly string[], output: string): void
  /** What happened besides. */
  say(sentence: string): void
  toMarkdown(title: string): string
}

/** What differs between two runs, or between two machines. */
const passing: readonly (readonly [RegExp, string])[] = [
  [/\/tmp\/cleat-consumer-\w+\//g, '~/'],
  [/\b\d+(?:\.\d+)?(?: ?ms|s)\b/g, '… s'],
  [/^npm (?:warn|notice).*\n?/gm, ''],
  [/-[\w-]{8}(?=\.(?:js|css)\b)/g, '-…'],
  [/\b0x[0-9a-f]{40}\b/gi, '0x…'],
  // Hundreds of files.
  [/^(?:dist|build)\/\S*assets\/.*\n?/gm, ''],
]

export function createTranscript(): Transcript {
  const parts: string[] = []
  return {
    add(command, output) {
      // A check of ours.
      if (command[1] === 'ls') return
      const text = passing.reduce(
        (all, [form, word]) => all.replace(form, word),
        stripVTControlCharacters(`$ ${command.join(' ')}\n${output.trim()}\n`),
      )
      parts.push(`\`\`\`console\n${text.trim()}\n\`\`\``)
    },
    say: (sentence) => parts.push(sentence),
    toMarkdown: (title) => `# ${title}\n\n${parts.join('\n\n')}\n`,
  }
}
