import { describe } from 'vitest'

export declare namespace describeWith {
  type Parameters = {
    /** The program's name. */
    name: string
    /** Its path, if this machine has it. */
    program: string | undefined
    /** The tests, called with the path. */
    tests: (program: string) => void
  }
}

/** Tests that need a program. Without it they are skipped, and their title says so. */
export function describeWith({ name, program, tests }: describeWith.Parameters): void {
  if (!program) process.stderr.write(`Skipped: what needs ${name}, which is not installed.\n`)
  const title = `with a real ${name}${program ? '' : ' (not installed)'}`
  describe.runIf(program)(title, { timeout: 120_000 }, () => tests(program ?? ''))
}
