/** The lines of a text, from the first to the last. */
export type Lines = {
  /** The next line, which stays. `undefined` after the last. */
  peek(): string | undefined
  /** Takes the next line. */
  take(): string | undefined
}

/** Reads a text line by line, as far as it is asked. Only line feeds end a line. */
export function createLines(text: string): Lines {
  let at = 0
  let next = read()
  function read(): string | undefined {
    if (at > text.length) return undefined
    const end = text.indexOf('\n', at)
    const line = text.slice(at, end < 0 ? text.length : end)
    at = end < 0 ? text.length + 1 : end + 1
    return line
  }
  return {
    peek: () => next,
    take() {
      const line = next
      next = read()
      return line
    },
  }
}
