import { describe } from 'vitest'

export declare namespace describeWith {
  type Parameters = {
    /** What is needed, as it is called. */
    name: string
    /** Where it is, if this machine has it. */
    program: string | undefined
    /** The tests, in a function that is given where it is. */
    tests: (program: string) => void
  }
}

/** Tests with a program of this machine. Without it they are skipped, and their title and the output say so. */
export function describeWith({ name, program, tests }: describeWith.Parameters): void {
  if (!program) process.stderr.write(`Skipped: what needs ${name}, which is not installed.\n`)
  const title = `with a real ${name}${program ? '' : ' (not installed)'}`
  describe.runIf(program)(title, { timeout: 120_000 }, () => tests(program ?? ''))
}
