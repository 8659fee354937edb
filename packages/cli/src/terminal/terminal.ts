import { styleText } from 'node:util'

/** How a text looks where colours are shown. */
export type Look = 'bold' | 'cyan' | 'dim' | 'green' | 'red' | 'yellow'

/** Where a command writes. Results go to standard output, all else to standard error. */
export type Terminal = {
  /** Whether a person can answer questions. */
  readonly isInteractive: boolean
  /** Writes a line of the result. */
  print(line?: string): void
  /** Writes a line about progress or a failure. */
  report(line?: string): void
  /** Colours a text of the result. */
  paint(look: Look, text: string): string
  /** Colours a text about progress or a failure. */
  paintReport(look: Look, text: string): string
}

type Stream = {
  readonly isTTY?: boolean | undefined
  write(text: string): unknown
}

export declare namespace createTerminal {
  type Parameters = {
    stdin: { readonly isTTY?: boolean | undefined }
    stdout: Stream
    stderr: Stream
    env: Readonly<Record<string, string | undefined>>
  }
}

/** Colours only for people, and not if `NO_COLOR` is set (https://no-color.org). */
export function createTerminal(parameters: createTerminal.Parameters): Terminal {
  const { stdin, stdout, stderr, env } = parameters
  const painter = (stream: Stream) => (look: Look, text: string) =>
    stream.isTTY && !env.NO_COLOR ? styleText(look, text, { validateStream: false }) : text
  return {
    isInteractive: Boolean(stdin.isTTY && stdout.isTTY && !env.CI),
    print: (line = '') => void stdout.write(`${line}\n`),
    report: (line = '') => void stderr.write(`${line}\n`),
    paint: painter(stdout),
    paintReport: painter(stderr),
  }
}
