import type { Terminal } from '../terminal/terminal.ts'

/** A terminal without a person and without colours, which remembers what was written. */
export function createTestTerminal(): Terminal & {
  read(): { output: string; report: string }
} {
  let output = ''
  let report = ''
  return {
    isInteractive: false,
    print(line = '') {
      output += `${line}\n`
    },
    report(line = '') {
      report += `${line}\n`
    },
    paint: (_, text) => text,
    paintReport: (_, text) => text,
    read: () => ({ output, report }),
  }
}
