import { posix } from 'node:path'

export declare namespace showDiffs {
  type Parameters = {
    /** Path of the document from the root of the repository. */
    source: string
    text: string
    read: (path: string) => string
  }
}

/** Shows a diff where a line of a document is nothing but a link to one. */
export function showDiffs({ source, text, read }: showDiffs.Parameters): string {
  return text.replace(/^\[[^\]]+\]\(([^)]+\.diff)\)$/gm, (_, link: string) => {
    const diff = read(posix.join(posix.dirname(source), link))
    return `\`\`\`diff\n${diff.trimEnd()}\n\`\`\``
  })
}
