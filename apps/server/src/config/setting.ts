import type * as v from 'valibot'

/** One environment variable: its meaning, default and parser. */
export type Setting<value> = {
  readonly meaning: string
  readonly fallback: string
  /** Ends the sentence "It must be …". */
  readonly expected: string
  /** Errors do not repeat the value. */
  readonly isSecret?: boolean | undefined
  readonly schema: v.GenericSchema<string, value>
}
